#!/usr/bin/env bash
# Replaces the web processes of docker-compose.yml by those of the present image, one after the other: a new one answers before an old
# one is stopped. Without arguments api and portal; with the names of services, those.
set -euo pipefail
cd "$(dirname "$0")/../.."

[ $# -gt 0 ] || set -- api portal
for service in "$@"; do
  former=$(docker compose ps --quiet "$service")
  count=$(wc -w <<<"$former")
  if [ "$count" = 0 ]; then
    echo "No process of $service runs: there is nothing to replace. Start it with: docker compose up --detach --no-deps $service" >&2
    exit 1
  fi
  for container in $former; do
    present=$(docker compose ps --all --quiet "$service")
    # Those that run are kept, and one of the present image is added.
    if ! docker compose up --detach --wait --no-deps --no-recreate --scale "$service=$((count + 1))" "$service"; then
      # It goes again, so that the next call of this, such as one that goes back, does not wait for it to get well.
      for added in $(docker compose ps --all --quiet "$service"); do
        grep -qxF "$added" <<<"$present" || docker rm --force "$added"
      done
      echo "The new process of $service does not get ready; it was removed, and none of those that serve was stopped." >&2
      exit 1
    fi
    # nginx asks for the addresses at once, not only within five seconds.
    docker compose exec -T gateway nginx -s reload
    docker stop --time 20 "$container"
    docker rm "$container"
  done
done
