"""Studies: what records of people or programs tell about remembering, lying and doubting."""
