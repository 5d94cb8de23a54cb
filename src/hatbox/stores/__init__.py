"""Adapters of the store port (`hatbox.tables.store`)."""
