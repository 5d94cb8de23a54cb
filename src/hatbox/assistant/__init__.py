"""A seat at a real table for an assistant that speaks the Model Context Protocol."""
