"""Studies of the minds at That's Not a Hat."""
