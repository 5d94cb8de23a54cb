"""What a table does by itself: clocks, what is due next and when, and doing it."""
