# What this language calls itself, in the list of languages.
language-name = italiano
# The BCP 47 tag for numbers, plurals, screen readers and speech.
language-tag = it
