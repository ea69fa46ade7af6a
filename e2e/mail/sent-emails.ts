import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { ReachableServer } from '../start/server-process.ts';

export interface ReceivedEmail {
  readonly to: string;
  readonly subject: string;
  /** The plain text, decoded. */
  readonly text: string;
  /** Every address in it, in order. */
  readonly links: readonly string[];
}

const header = (source: string, name: string): string =>
  new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(source)?.[1]?.replace(/\s+/g, ' ') ?? '';

const unquote = (text: string): string => {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

/** An encoded word of a header (RFC 2047), the only form in which our mails leave ASCII there. */
const decodeWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString('utf8') : unquote(word.replaceAll('_', ' ')),
    );

function plainPart(source: string): string {
  const boundary = /boundary="?([^";\r\n]+)"?/i.exec(source)?.[1];
  const parts = boundary ? source.split(`--${boundary}`) : [source];
  const part = parts.find((candidate) => /^content-type: text\/plain/im.test(candidate)) ?? source;
  const [, headers = '', body = ''] = /^([\s\S]*?)\r?\n\r?\n([\s\S]*)$/.exec(part.trimStart()) ?? [];
  const encoding = header(headers, 'Content-Transfer-Encoding').toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? unquote(body) : body;
}

function parse(source: string): ReceivedEmail {
  const text = plainPart(source);
  return {
    to: header(source, 'To'),
    subject: decodeWords(header(source, 'Subject')),
    text,
    links: text.match(/https?:\/\/[^\s<>"')]+/g) ?? [],
  };
}

/** All mails that the server has sent so far, oldest first. */
export async function sentEmails(server: ReachableServer): Promise<ReceivedEmail[]> {
  const folder = join(server.dataFolder, 'mail');
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(files.map(async (name) => parse(await readFile(join(folder, name), 'utf8'))));
}

/** Waits for the newest mail to that address whose subject fits. */
export async function waitForEmail(server: ReachableServer, address: string, subject: RegExp): Promise<ReceivedEmail> {
  const find = async () =>
    (await sentEmails(server)).findLast((mail) => mail.to.includes(address) && subject.test(mail.subject));
  await expect.poll(async () => Boolean(await find()), { message: `mail to ${address} about ${subject}` }).toBe(true);
  const mail = await find();
  if (!mail) throw new Error(`The mail to ${address} has disappeared.`);
  return mail;
}

/** The first link of a mail whose path begins so, as a path on the server under test. */
export function linkIn(mail: ReceivedEmail, path: string): string {
  const link = mail.links.map((text) => new URL(text)).find((url) => url.pathname.startsWith(path));
  if (!link) throw new Error(`No link to ${path} in "${mail.subject}":\n${mail.text}`);
  return `${link.pathname}${link.search}${link.hash}`;
}
