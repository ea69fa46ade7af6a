#!/usr/bin/env bash
# Writes the secrets of docker-compose.yml into ./secrets, each once: what is there is kept.
# SMTP_URL must be in the environment the first time: it becomes the secret smtp_url.
set -euo pipefail
cd "$(dirname "$0")/../.."
mkdir -p secrets
chmod 700 secrets

write() { [ -s "secrets/$1" ] || (umask 022 && printf '%s' "$2" >"secrets/$1"); }
random() { openssl rand -base64 36 | tr -d '/+=\n' | cut -c1-40; }

write access_token_secret "$(random)"
# Has signed nothing until the first change of the secret: docs/operations.md.
write access_token_secret_previous "$(random)"
write setup_secret "$(random)"
write mongo_root_password "$(random)"
write mongo_password "$(random)"
write redis_password "$(random)"
write backup_key "$(random)"
write mongo_key "$(openssl rand -base64 756 | tr -d '\n')"
write mongodb_uri "mongodb://internships:$(cat secrets/mongo_password)@mongo:27017/?replicaSet=rs0&authSource=internships"
write redis_url "redis://:$(cat secrets/redis_password)@redis:6379"
[ -s secrets/smtp_url ] || : "${SMTP_URL:?Set SMTP_URL, such as smtps://user:password@mail.example:465}"
write smtp_url "${SMTP_URL:-}"
echo "The secrets are in ./secrets. Set up the first administrator at /setup-admins with: $(cat secrets/setup_secret)"
