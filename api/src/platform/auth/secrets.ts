import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { z } from 'zod';
import { type CollectionDefinition, noPersonalData } from '../database/collection-definition.ts';
import type { Settings } from '../config/settings.ts';
import type { Database } from '../database/database.service.ts';
import { PRIVATE_MODES } from '../files/private-folder.ts';
import { isSameSecret } from './token.ts';

/** A secret that the processes on one database share. */
const ServerSecret = defineEntity({
  name: 'ServerSecret',
  tableName: 'server-secrets',
  properties: { _id: p.string().primary(), value: p.string() },
});
type ServerSecretRow = InferEntity<typeof ServerSecret>;
export const serverSecretCollection: CollectionDefinition = {
  entity: ServerSecret,
  personal: noPersonalData,
  indexes: [],
};

/** Secrets of the server: from the settings, or made once and kept. */
export interface Secrets {
  readonly accessToken: string;
  /** Signed tokens until the last change of the secret; they are accepted as long as it is set. */
  readonly previousAccessToken: string | undefined;
  readonly setup: string;
}

/** Injection token of {@link Secrets}. */
export const SECRETS = Symbol('secrets');

/**
 * Returns whether a signature was made with the secret of access tokens or the one before: links in emails outlive a
 * change of it.
 */
export const isSignatureOf = (
  signature: string,
  { accessToken, previousAccessToken }: Secrets,
  sign: (secret: string) => string,
): boolean =>
  isSameSecret(signature, sign(accessToken)) ||
  (previousAccessToken !== undefined && isSameSecret(signature, sign(previousAccessToken)));

const createSecret = (): string => randomBytes(32).toString('base64url');

const storedSecrets = z.looseObject({ accessToken: z.string().optional(), setup: z.string().optional() });

function readStored(file: string): z.infer<typeof storedSecrets> {
  try {
    return storedSecrets.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}

/**
 * Returns the secret that signs access tokens. It stays in the data folder: who reads the database must not be able to
 * sign.
 */
function accessTokenSecret(settings: Settings): string {
  if (settings.ACCESS_TOKEN_SECRET) return settings.ACCESS_TOKEN_SECRET;
  const file = join(settings.DATA_DIR, 'secrets.json');
  const stored = readStored(file);
  if (stored.accessToken) return stored.accessToken;
  const accessToken = createSecret();
  mkdirSync(settings.DATA_DIR, { recursive: true, mode: PRIVATE_MODES.folder });
  writeFileSync(file, JSON.stringify({ ...stored, accessToken }), { mode: PRIVATE_MODES.file });
  return accessToken;
}

/**
 * Returns the setup secret. All processes on one database have the same: the first one to ask makes it. One of an
 * earlier version is taken over from its file.
 */
async function setupSecret(settings: Settings, database: Database): Promise<string> {
  if (settings.SETUP_SECRET) return settings.SETUP_SECRET;
  const value = readStored(join(settings.DATA_DIR, 'secrets.json')).setup ?? createSecret();
  const secrets = database.collection<ServerSecretRow>(ServerSecret);
  const stored = await secrets.findOneAndUpdate(
    { _id: 'setup' },
    { $setOnInsert: { value } },
    { upsert: true, returnDocument: 'after' },
  );
  return stored?.value ?? value;
}

/** Returns the secrets, making and keeping those that are not configured. */
export async function loadSecrets(settings: Settings, database: Database): Promise<Secrets> {
  return {
    accessToken: accessTokenSecret(settings),
    previousAccessToken: settings.ACCESS_TOKEN_SECRET_PREVIOUS,
    setup: await setupSecret(settings, database),
  };
}
