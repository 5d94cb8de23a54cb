# What this language calls itself, in the list of languages.
language-name = українська
# The BCP 47 tag for numbers, plurals, screen readers and speech.
language-tag = uk
