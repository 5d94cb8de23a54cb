# What this language calls itself, in the list of languages.
language-name = Nederlands
# The BCP 47 tag for numbers, plurals, screen readers and speech.
language-tag = nl
