"""The files in deploy/: settings that exist, servers that the balancer knows, tables together."""

from __future__ import annotations

import configparser
import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import yaml

from hatbox.server.settings import Settings, variable

DEPLOY = Path(__file__).parent.parent / "deploy"
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
BALANCER = (DEPLOY / "haproxy.cfg").read_text()
SERVICE = DEPLOY / "hatbox@.service"
KNOWN = {variable(setting.name) for setting in fields(Settings)}
NOT_OURS = {"PGPASSWORD"}


def servers() -> dict[str, dict[str, Any]]:
    return {
        name: service
        for name, service in COMPOSE["services"].items()
        if "HATBOX_STORE" in service.get("environment", {})
    }


def test_every_server_has_settings_that_exist() -> None:
    assert len(servers()) == 3
    for server in servers().values():
        assert set(server["environment"]) <= KNOWN | NOT_OURS
        assert {"HATBOX_PUBLIC_URL", "HATBOX_TRUSTED_PROXY"} <= set(server["environment"])


def test_every_server_reaches_the_database_and_waits_for_it() -> None:
    database = COMPOSE["services"]["database"]
    said = database["environment"]
    for server in servers().values():
        store = server["environment"]["HATBOX_STORE"]
        assert store == f"postgresql://{said['POSTGRES_USER']}@database/{said['POSTGRES_DB']}"
        assert server["environment"]["PGPASSWORD"] == said["POSTGRES_PASSWORD"]
        assert server["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert "healthcheck" in database


def test_the_balancer_is_trusted_and_knows_every_server() -> None:
    listed = dict(re.findall(r"^    server (\w+) (\S+)$", BALANCER, re.MULTILINE))
    assert listed == {name: f"{name}:8000" for name in servers()}
    assert set(COMPOSE["services"]["balancer"]["depends_on"]) == set(servers())
    [network] = COMPOSE["networks"]["default"]["ipam"]["config"]
    for server in servers().values():
        assert server["environment"]["HATBOX_TRUSTED_PROXY"] == network["subnet"]
    [port] = COMPOSE["services"]["balancer"]["ports"]
    assert f"bind :{port.partition(':')[2]}" in BALANCER


def test_the_balancer_keeps_a_table_together_and_asks_who_is_ready() -> None:
    for rule in (
        "set-var(txn.table) url_param(table),upper if { path /socket }",
        "set-var(txn.table) path,field(4,/),upper if { path_beg /api/tables/ }",
        "balance hash var(txn.table)",
        "hash-type consistent",
        "option httpchk GET /ready",
        "on-marked-down shutdown-sessions",
        "option redispatch",
        "option forwardfor",
    ):
        assert rule in BALANCER, rule


def test_a_file_that_is_mounted_is_there() -> None:
    for volume in COMPOSE["services"]["balancer"]["volumes"]:
        assert (DEPLOY / volume.partition(":")[0]).is_file()
    build = next(iter(servers().values()))["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()


def test_the_service_of_systemd_starts_one_server_for_each_port() -> None:
    unit = configparser.ConfigParser(interpolation=None, strict=False)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string(SERVICE.read_text())
    assert unit["Service"]["ExecStart"].endswith("hatbox serve --port %i")
    named = set(re.findall(r"HATBOX_\w+", SERVICE.read_text()))
    assert named <= KNOWN
    assert int(unit["Service"]["TimeoutStopSec"]) > 5
