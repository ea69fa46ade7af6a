import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openConnection } from '../../src/connection.ts';
import { readSettings } from '../../src/platform/config/settings.ts';
import { FileStore } from '../../src/platform/files/file-store.port.ts';
import { EmailSender } from '../../src/platform/email/email-sender.port.ts';
import { createServer } from '../../src/server.ts';
import { skipReason } from '../support/skip-reason.ts';

/** Every folder and file below a folder that others may read, write or enter, with its mode. */
function openTo(folder: string): string[] {
  const mode = (path: string): number => lstatSync(path).mode & 0o777;
  const problems = mode(folder) === 0o700 ? [] : [`${folder} ${mode(folder).toString(8)}`];
  const inside = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return openTo(path);
    return entry.isSymbolicLink() || mode(path) === 0o600 ? [] : [`${path} ${mode(path).toString(8)}`];
  });
  return [...problems, ...inside];
}

const isWindows = process.platform === 'win32';

describe.skipIf(isWindows)(`the data folder${skipReason(isWindows, 'Windows has no such modes')}`, () => {
  let outside: string;
  let folder: string;
  let umask: number;

  beforeEach(() => {
    outside = mkdtempSync(join(tmpdir(), 'data-folder-'));
    folder = join(outside, 'nested', 'data');
    umask = process.umask(0);
  });
  afterEach(() => {
    process.umask(umask);
    rmSync(outside, { recursive: true, force: true });
  });

  /**
   * Starts a server on the folder, stores a file, sends a mail, makes secrets, and looks at the modes while it runs.
   */
  async function useFolder(): Promise<{ open: string[]; names: string[] }> {
    const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent' });
    const { connection, close } = await openConnection(settings);
    const app = await createServer({ settings, connection });
    try {
      await app.get(FileStore).put(Buffer.from('a CV'));
      await app.get(EmailSender).send({ to: 'ada@people.example', subject: 'Hello', text: 'Hello' });
      return { open: openTo(folder), names: readdirSync(folder).sort() };
    } finally {
      await app.close();
      await close();
    }
  }

  it('is open to its owner alone after a start with uploads and mails, even where everything new is open to all', async () => {
    const { open, names } = await useFolder();
    expect(names).toEqual(['database', 'files', 'mail', 'secrets.json']);
    expect(open).toEqual([]);
    expect(openTo(folder)).toEqual([]);
  });

  it('is closed at the start when an older version left it open, without touching what a link leads to', async () => {
    for (const path of ['files/ab', 'mail', 'database'])
      mkdirSync(join(folder, path), { recursive: true, mode: 0o755 });
    for (const path of ['files/ab/cd', 'mail/old.eml', 'secrets.json']) writeFileSync(join(folder, path), '{}');
    const elsewhere = join(outside, 'elsewhere');
    writeFileSync(elsewhere, '');
    symlinkSync(elsewhere, join(folder, 'mail', 'link'));
    chmodSync(folder, 0o755);
    expect(openTo(folder).length).toBeGreaterThan(6);
    const { open } = await useFolder();
    expect(open).toEqual([]);
    expect(lstatSync(elsewhere).mode & 0o777).toBe(0o666);
  });
});
