# What this language calls itself, in the list of languages.
language-name = русский
# The BCP 47 tag for numbers, plurals, screen readers and speech.
language-tag = ru
