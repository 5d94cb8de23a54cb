"""What a finished record tells."""
