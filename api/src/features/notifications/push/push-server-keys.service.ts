import { createECDH } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { SETTINGS, type Settings } from '../../../platform/config/settings.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { isDuplicateKeyError } from '../../../platform/database/driver-error.ts';
import { PushServerKey, type PushServerKeyRow } from './push-subscription.entity.ts';

/** A key pair of P-256 in base64url. */
export interface ServerKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const CURVE = 'prime256v1';
const KEY_BYTES = 32;
const ID = 'vapid';

function withPublicKey(privateKey: string): ServerKeys {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(privateKey, 'base64url');
  return { privateKey, publicKey: pair.getPublicKey('base64url') };
}

/* Of a key that begins with zeros, Node leaves them out. */
function createPrivateKey(): string {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  const key = pair.getPrivateKey();
  return Buffer.concat([Buffer.alloc(KEY_BYTES - key.length), key]).toString('base64url');
}

/**
 * Knows the keys by which push services recognise this server: from the settings, or made once and kept in the
 * database, so that all processes have the same. With other keys, all browsers would have to subscribe anew.
 */
@Injectable()
export class PushServerKeys {
  private keys: Promise<ServerKeys> | undefined;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Returns the keys; what fails is tried again at the next call. */
  current(): Promise<ServerKeys> {
    this.keys ??= this.load().catch((error: unknown) => {
      this.keys = undefined;
      throw error;
    });
    return this.keys;
  }

  private async load(): Promise<ServerKeys> {
    const configured = this.settings.VAPID_PRIVATE_KEY;
    if (configured) return withPublicKey(configured);
    const rows = this.database.collection<PushServerKeyRow>(PushServerKey);
    const stored = await rows.findOne({ _id: ID });
    if (stored) return withPublicKey(stored.privateKey);
    const keys = { _id: ID, privateKey: createPrivateKey(), createdAt: this.clock.now() };
    try {
      await rows.insertOne(keys);
      return withPublicKey(keys.privateKey);
    } catch (error) {
      /* Another process was faster. */
      if (!isDuplicateKeyError(error)) throw error;
      return this.load();
    }
  }
}
