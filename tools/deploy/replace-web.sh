#!/usr/bin/env bash
# Replaces the web processes of docker-compose.yml by those of the present image, one after the other: a new one answers before an old
# one is stopped. Without arguments api and portal; with the names of services, those.
set -euo pipefail
cd "$(dirname "$0")/../.."

[ $# -gt 0 ] || set -- api portal
for service in "$@"; do
  former=$(docker compose ps --quiet "$service")
  count=$(wc -w <<<"$former")
  for container in $former; do
    # Those that run are kept, and one of the present image is added. Unless it gets well, this ends here, and nothing was stopped.
    docker compose up --detach --wait --no-deps --no-recreate --scale "$service=$((count + 1))" "$service"
    # nginx asks for the addresses at once, not only within five seconds.
    docker compose exec -T gateway nginx -s reload
    docker stop --time 20 "$container"
    docker rm "$container"
  done
done
