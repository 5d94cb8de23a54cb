"""Magic Hat: following animals under moving hats, and the race to call."""
