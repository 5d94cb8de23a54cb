"""The laboratory: many games of programs, and what they tell."""
