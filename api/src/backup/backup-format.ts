import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  scryptSync,
  type DecipherGCM,
} from 'node:crypto';
import { PassThrough, Transform, type TransformCallback } from 'node:stream';
import { z } from 'zod';

/** The collection that says when a backup was last complete, for the metrics. */
export const LAST_BACKUP = 'last-backup';

/** Of a folder's manifest; a folder without one is not complete. */
export const MANIFEST = 'manifest.json';
export const FORMAT = 2;
/** From this format on, the manifest of an encrypted backup has a code that only its key makes. */
export const AUTHENTICATED_FORMAT = 2;
/** In front of the names of uploaded files; the rest is their key in the file store. */
export const FILES = 'files/';
/** In front of the names of collections. */
export const COLLECTIONS = 'database/';
export const SECRETS_FILE = 'secrets.json';
/** Between the name of a backup and a few letters, while it is written. */
export const UNFINISHED = '.unfinished-';
/** In front of six letters: the folder of the data folder that holds links to uploaded files while they are copied. */
export const LINKED = 'backup-';

/**
 * What a backup holds: one compressed file per collection (BSON documents, one after the other) and per uploaded file,
 * each with its SHA-256 as it is stored.
 */
export const manifestSchema = z.object({
  product: z.literal('prentice-backup'),
  format: z.int().min(1),
  createdAt: z.iso.datetime(),
  fileStore: z.enum(['disk', 'gridfs', 'firebase']),
  /** Salt of the key in base64; null for one that is not encrypted. */
  salt: z.base64().nullable(),
  parts: z.array(
    z.object({
      name: z
        .string()
        .regex(/^[\w./-]+$/)
        .refine((name) => !name.split('/').includes('..')),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
      bytes: z.int().min(0),
      documents: z.int().min(0).optional(),
    }),
  ),
  /** HMAC-SHA256 of all the above, in hexadecimal; null where nothing is encrypted. */
  mac: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable()
    .default(null),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type BackupPart = Manifest['parts'][number];

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
/**
 * Cost of guessing a passphrase: about 64 MB and a tenth of a second for each (OWASP Password Storage Cheat Sheet: N =
 * 2^16, r = 8, p = 2).
 */
const SCRYPT = { N: 2 ** 16, r: 8, p: 2, maxmem: 256 * 1024 ** 2 };

/** Returns the key for a passphrase and the salt of a backup; null where nothing is encrypted. */
export const backupKey = (passphrase: string | undefined, salt: string | null): Buffer | null =>
  passphrase === undefined || salt === null
    ? null
    : scryptSync(passphrase, Buffer.from(salt, 'base64'), KEY_BYTES, SCRYPT);

/**
 * Returns the code of a manifest, by which nobody without the key can leave out a part, or put in another. Its key is
 * made of that of the backup (HKDF, RFC 5869), so that each serves one purpose.
 */
export function manifestMac(key: Buffer, { mac: _mac, ...content }: Manifest): string {
  const macKey = hkdfSync('sha256', key, '', 'manifest', KEY_BYTES);
  return createHmac('sha256', Buffer.from(macKey)).update(JSON.stringify(content)).digest('hex');
}

/** Encrypts what flows through it: initialisation vector, text, tag. The name is part of what the tag covers. */
export function encryption(key: Buffer | null, name: string): Transform {
  if (!key) return new PassThrough();
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(name));
  let hasWrittenIv = false;
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      if (!hasWrittenIv) this.push(iv);
      hasWrittenIv = true;
      done(null, cipher.update(chunk));
    },
    flush(done) {
      if (!hasWrittenIv) this.push(iv);
      this.push(cipher.final());
      this.push(cipher.getAuthTag());
      done();
    },
  });
}

/**
 * Decrypts what {@link encryption} made. What comes out counts only once the stream has ended without an error: with
 * another key, or when something was changed, it fails at its end.
 */
export function decryption(key: Buffer | null, name: string): Transform {
  if (!key) return new PassThrough();
  let buffered: Buffer = Buffer.alloc(0);
  let decipher: DecipherGCM | undefined;
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      buffered = Buffer.concat([buffered, chunk]);
      if (!decipher && buffered.length >= IV_BYTES) {
        decipher = createDecipheriv(CIPHER, key, buffered.subarray(0, IV_BYTES)).setAAD(Buffer.from(name));
        buffered = buffered.subarray(IV_BYTES);
      }
      const ready = Math.max(0, buffered.length - TAG_BYTES);
      if (decipher && ready > 0) {
        this.push(decipher.update(buffered.subarray(0, ready)));
        buffered = buffered.subarray(ready);
      }
      done();
    },
    flush(done) {
      try {
        if (!decipher || buffered.length !== TAG_BYTES) throw new Error('It is not complete.');
        decipher.setAuthTag(buffered);
        this.push(decipher.final());
        done();
      } catch (error) {
        done(
          new Error(`${name} cannot be decrypted: the key is another one, or the file was changed.`, { cause: error }),
        );
      }
    },
  });
}

/** Passes everything on, and knows its length and SHA-256 at the end. */
export class Digest extends Transform {
  private readonly hash = createHash('sha256');
  bytes = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.bytes += chunk.length;
    this.hash.update(chunk);
    done(null, chunk);
  }

  /** Returns the SHA-256 in hexadecimal; once. */
  sha256(): string {
    return this.hash.digest('hex');
  }
}
