"""Studies of the minds at Magic Hat."""
