"""The laboratory: simulates many games between minds and measures them."""
