"""Adapters of the store port (`hatbox.tables.log.store`)."""
