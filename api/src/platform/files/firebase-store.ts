import { AppError } from '@prentice/contract';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Settings } from '../config/settings.ts';
import { tracedStep } from '../tracing/tracing.ts';
import { FileStore, newFileKey, type StoredFile } from './file-store.port.ts';

/** A bucket, and how it is asked. */
interface Bucket {
  readonly name: string;
  /** Where its JSON interface is, without a slash at the end. */
  readonly origin: string;
  /** Returns the token that requests carry; null for an emulator, which asks nobody who they are. */
  readonly accessToken: () => Promise<string | null>;
}

interface BucketRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly body?: Buffer<ArrayBuffer>;
}

const OCTETS = { 'content-type': 'application/octet-stream' };

/** How long the bucket is waited for, in milliseconds. */
interface BucketLimits {
  /** Without an answer for so long, a request has failed. */
  readonly request: number;
  /** For so long a request is repeated: whoever uploads waits for it. */
  readonly retries: number;
  /** Before the first repetition; twice as long before each further one. */
  readonly firstPause: number;
}
const LIMITS: BucketLimits = { request: 10_000, retries: 15_000, firstPause: 250 };

/** As many files as the bucket names in one reply. */
const LARGEST_PAGE = 1_000;

/** Answers after which the same request can succeed, see https://cloud.google.com/storage/docs/retry-strategy. */
const REPEATABLE: readonly number[] = [408, 429, 500, 502, 503, 504];

const storedObject = z.object({ md5Hash: z.string() });
const objectList = z.object({
  nextPageToken: z.string().optional(),
  items: z.array(z.object({ name: z.string(), timeCreated: z.iso.datetime(), size: z.coerce.number() })).default([]),
});

const md5 = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('base64');

/** What the bucket has answered, other than success. */
class BucketRefusal extends Error {
  constructor(readonly status: number) {
    super(`it answered ${status}`);
  }
}

/** @throws AppError NOT_FOUND, or STORAGE_UNAVAILABLE with the reason for the log as its cause */
function refuse(error: unknown): never {
  if (error instanceof BucketRefusal && error.status === 404) throw new AppError('NOT_FOUND');
  const cause = new Error(`The bucket of files: ${error instanceof Error ? error.message : String(error)}`);
  throw Object.assign(new AppError('STORAGE_UNAVAILABLE'), { cause });
}

/**
 * Stores files in a bucket of Firebase, which every replica of the API sees; nobody reads it but this server. It speaks
 * the JSON interface of Google Cloud Storage (https://cloud.google.com/storage/docs/json_api/v1/objects); see
 * docs/decisions/0062.
 */
export class FirebaseStore extends FileStore {
  constructor(
    private readonly bucket: Bucket,
    private readonly limits = LIMITS,
  ) {
    super();
  }

  async put(bytes: Uint8Array): Promise<string> {
    const key = newFileKey();
    await this.write(key, bytes);
    return key;
  }

  /** Stores bytes under a name, which a restored backup brings with it. @throws AppError STORAGE_UNAVAILABLE */
  async write(key: string, bytes: Uint8Array): Promise<void> {
    /* With the condition, a request that is repeated after a lost answer changes nothing. */
    const query = new URLSearchParams({ uploadType: 'media', name: key, ifGenerationMatch: '0' });
    const request: BucketRequest = { method: 'POST', body: Buffer.from(bytes) };
    try {
      const reply = await this.ask(`/upload/storage/v1/b/${this.bucket.name}/o?${query.toString()}`, request);
      const { md5Hash } = storedObject.parse(JSON.parse(reply.toString('utf8')));
      if (md5Hash !== md5(bytes)) throw new Error('it stored other bytes than it was sent');
    } catch (error) {
      /* It is there already: names are random, so that the lost answer to the same request was yes. */
      if (!(error instanceof BucketRefusal && error.status === 412)) refuse(error);
    }
  }

  async get(key: string): Promise<Buffer> {
    return this.ask(`${this.pathOf(key)}?alt=media`, { method: 'GET' }).catch(refuse);
  }

  async remove(key: string): Promise<void> {
    try {
      await this.ask(this.pathOf(key), { method: 'DELETE' });
    } catch (error) {
      if (!(error instanceof BucketRefusal && error.status === 404)) refuse(error);
    }
  }

  async list(after: string | null, limit: number): Promise<readonly StoredFile[]> {
    const files: StoredFile[] = [];
    /* The bucket begins with the name that is given. */
    const range: Record<string, string> = after === null ? {} : { startOffset: after };
    const maxResults = String(Math.min(limit + 1, LARGEST_PAGE));
    const query = new URLSearchParams({ ...range, maxResults, fields: 'items(name,timeCreated,size),nextPageToken' });
    try {
      /* A page may have fewer files than were asked for, although there are more. */
      for (;;) {
        const reply = await this.ask(`${this.pathOf('')}?${query.toString()}`, { method: 'GET' });
        const { items, nextPageToken } = objectList.parse(JSON.parse(reply.toString('utf8')));
        for (const { name, timeCreated, size } of items)
          if (name !== after) files.push({ key: name, storedAt: new Date(timeCreated), bytes: size });
        if (nextPageToken === undefined || files.length >= limit) return files.slice(0, limit);
        query.set('pageToken', nextPageToken);
      }
    } catch (error) {
      return refuse(error);
    }
  }

  private pathOf(key: string): string {
    const objects = `/storage/v1/b/${this.bucket.name}/o`;
    return key === '' ? objects : `${objects}/${encodeURIComponent(key)}`;
  }

  /** Asks, again and again with growing pauses while it may help. @returns the body of the reply */
  private async ask(path: string, request: BucketRequest): Promise<Buffer> {
    const end = performance.now() + this.limits.retries;
    for (let wait = this.limits.firstPause; ; wait *= 2) {
      try {
        return await tracedStep(`${request.method} file`, {}, () => this.askOnce(path, request));
      } catch (error) {
        const isFinal = error instanceof BucketRefusal && !REPEATABLE.includes(error.status);
        if (isFinal || performance.now() + wait > end) throw error;
        await pause(wait);
      }
    }
  }

  private async askOnce(path: string, request: BucketRequest): Promise<Buffer> {
    const token = await this.bucket.accessToken();
    const reply = await fetch(this.bucket.origin + path, {
      ...request,
      headers: token === null ? OCTETS : { ...OCTETS, authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(this.limits.request),
      redirect: 'error',
    });
    const body = Buffer.from(await reply.arrayBuffer());
    if (!reply.ok) throw new BucketRefusal(reply.status);
    const hash = /md5=([^,\s]+)/.exec(reply.headers.get('x-goog-hash') ?? '')?.[1];
    if (hash !== undefined && hash !== md5(body)) throw new Error('other bytes arrived than are stored');
    return body;
  }
}

/** The settings of the bucket. */
export type BucketSettings = Pick<
  Settings,
  'FIREBASE_CREDENTIALS_FILE' | 'FIREBASE_STORAGE_BUCKET' | 'FIREBASE_STORAGE_EMULATOR_HOST'
>;

/**
 * Opens the bucket that the settings name; the kit is loaded only where it is used.
 * @throws when a setting is missing, or the file of the service account is not one
 */
export async function openFirebaseStore(settings: BucketSettings, limits = LIMITS): Promise<FirebaseStore> {
  const { FIREBASE_CREDENTIALS_FILE: file, FIREBASE_STORAGE_BUCKET: name } = settings;
  if (!file || !name)
    throw new Error('FILE_STORE=firebase needs FIREBASE_CREDENTIALS_FILE and FIREBASE_STORAGE_BUCKET.');
  const { cert } = await import('firebase-admin/app');
  const credential = cert(JSON.parse(readFileSync(file, 'utf8')) as object);
  const emulator = settings.FIREBASE_STORAGE_EMULATOR_HOST;
  return new FirebaseStore(
    {
      name: encodeURIComponent(name),
      origin: emulator ? `http://${emulator}` : 'https://storage.googleapis.com',
      accessToken: async () => (emulator ? null : (await credential.getAccessToken()).access_token),
    },
    limits,
  );
}
