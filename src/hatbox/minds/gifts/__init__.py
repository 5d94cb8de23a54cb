"""That's Not a Hat: following gifts that are passed on face down, and nerve."""
