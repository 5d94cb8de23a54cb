"""How fast Hatbox is: `make bench`. Figures to keep go into docs/performance.md."""
