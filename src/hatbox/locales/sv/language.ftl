# What this language calls itself, in the list of languages.
language-name = svenska
# The BCP 47 tag for numbers, plurals, screen readers and speech.
language-tag = sv
