import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../config/settings.ts';
import { PRIVATE_MODES } from '../files/private-folder.ts';

/** Secrets of the server: from the settings, or made once and kept in the data folder (never in production). */
export interface Secrets {
  readonly accessToken: string;
  readonly setup: string;
}

/** Injection token of {@link Secrets}. */
export const SECRETS = Symbol('secrets');

const createSecret = (): string => randomBytes(32).toString('base64url');

function readStored(file: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>;
  } catch {
    return {};
  }
}

/** Reads the secrets, making and keeping those that are not configured. */
export function readSecrets(settings: Settings): Secrets {
  const configured = { accessToken: settings.ACCESS_TOKEN_SECRET, setup: settings.SETUP_SECRET };
  if (configured.accessToken && configured.setup)
    return { accessToken: configured.accessToken, setup: configured.setup };
  const file = join(settings.DATA_DIR, 'secrets.json');
  const known = readStored(file);
  const made = { accessToken: known.accessToken ?? createSecret(), setup: known.setup ?? createSecret() };
  if (made.accessToken !== known.accessToken || made.setup !== known.setup) {
    mkdirSync(settings.DATA_DIR, { recursive: true, mode: PRIVATE_MODES.folder });
    writeFileSync(file, JSON.stringify(made), { mode: PRIVATE_MODES.file });
  }
  return { accessToken: configured.accessToken ?? made.accessToken, setup: configured.setup ?? made.setup };
}
