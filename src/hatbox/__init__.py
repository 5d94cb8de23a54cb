"""Two games about memory and nerve: That's Not a Hat and Magic Hat."""

__version__ = "0.1.0"
