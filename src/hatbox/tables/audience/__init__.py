"""Who is connected to a table, what each may see, and telling them."""
