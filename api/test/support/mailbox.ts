import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestApp } from './test-app.ts';

/** A mail as it was sent, without its encodings. */
export interface SentEmail {
  readonly to: string;
  readonly subject: string;
  /** The whole message with quoted-printable undone: both parts. */
  readonly source: string;
  /** The secret of the link in it, or null. */
  readonly token: string | null;
}

const decodeQuotedPrintable = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');

async function read(file: string): Promise<SentEmail> {
  const raw = await readFile(file, 'utf8');
  const source = decodeQuotedPrintable(raw);
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(raw)?.[1] ?? '';
  return {
    to: header('To'),
    subject: header('Subject'),
    source,
    token: /#token=([\w-]{43})/.exec(source)?.[1] ?? null,
  };
}

/** Dispatches what is due and reads all mails to an address, oldest first. */
export async function emailsTo(api: TestApp, address: string): Promise<SentEmail[]> {
  return (await allEmails(api)).filter((mail) => mail.to === address);
}

/** Dispatches what is due and reads every mail that is still there, oldest first. */
export async function allEmails(api: TestApp): Promise<SentEmail[]> {
  await api.dispatch();
  const folder = join(api.settings.DATA_DIR, 'mail');
  const files = (await readdir(folder).catch((): string[] => [])).sort();
  return Promise.all(files.map((name) => read(join(folder, name))));
}

/** The secret in the newest mail to an address. @throws when there is none */
export async function tokenFor(api: TestApp, address: string): Promise<string> {
  const token = (await emailsTo(api, address)).at(-1)?.token;
  if (!token) throw new Error(`No link was mailed to ${address}.`);
  return token;
}
