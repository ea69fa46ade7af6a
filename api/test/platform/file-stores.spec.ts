import { BucketService } from '@prentice/testing/bucket';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DiskStore } from '../../src/platform/files/disk-store.ts';
import { openFirebaseStore, type FirebaseStore } from '../../src/platform/files/firebase-store.ts';
import type { FileStore } from '../../src/platform/files/file-store.port.ts';
import { GridFsStore } from '../../src/platform/files/gridfs-store.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const BUCKET = 'files.of.tests';
const LIMITS = { request: 200, retries: 300, firstPause: 20 };

describe('files', () => {
  let folder: string;
  let api: TestApp;
  let service: BucketService;
  let firebase: FirebaseStore;
  let disk: DiskStore;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'file-stores-'));
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
    const key = privateKey.export({ type: 'pkcs8', format: 'pem' });
    const account = { type: 'service_account', project_id: 'p', client_email: 'a@b.example', private_key: key };
    const file = join(folder, 'account.json');
    writeFileSync(file, JSON.stringify(account));
    service = await BucketService.start(BUCKET);
    firebase = await openFirebaseStore(
      {
        FIREBASE_CREDENTIALS_FILE: file,
        FIREBASE_STORAGE_BUCKET: BUCKET,
        FIREBASE_STORAGE_EMULATOR_HOST: service.host,
      },
      LIMITS,
    );
    disk = new DiskStore(join(folder, 'files'));
    api = await startTestApp();
  });
  beforeEach(() => {
    service.behaviour = 'works';
  });
  afterAll(async () => {
    await api.close();
    service.stop();
    rmSync(folder, { recursive: true });
  });

  describe.each<[string, () => FileStore]>([
    ['on disk', () => disk],
    ['in the database', () => new GridFsStore(api.database)],
    ['in a bucket of Firebase', () => firebase],
  ])('%s', (_, store) => {
    it('come back as they were put, under names that do not repeat', async () => {
      const empty = await store().put(Buffer.alloc(0));
      const large = Buffer.from(Array.from({ length: 300_000 }, (_byte, n) => (n * 7) % 256));
      const keys = [await store().put(large), await store().put(large)];
      expect(new Set([...keys, empty]).size).toBe(3);
      for (const key of keys) expect((await store().get(key)).equals(large)).toBe(true);
      expect(await store().get(empty)).toHaveLength(0);
    });

    it('are gone once removed, and removing them again is no error', async () => {
      const key = await store().put(Buffer.from('a CV'));
      await store().remove(key);
      await store().remove(key);
      await expect(store().get(key)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });

    it('are listed page by page in the order of their names, with age and size', async () => {
      const from = Date.now();
      const keys = [];
      for (let n = 0; n < 7; n++) keys.push(await store().put(Buffer.alloc(n)));
      const listed = [];
      for (let after: string | null = null; ;) {
        const page = await store().list(after, 3);
        listed.push(...page);
        if (page.length < 3) break;
        after = page.at(-1)?.key ?? null;
      }
      const names = listed.map(({ key }) => key);
      expect(names).toEqual([...new Set(names)].sort());
      for (const [n, key] of keys.entries())
        expect(listed.find((file) => file.key === key)).toMatchObject({ bytes: n, storedAt: expect.any(Date) });
      const youngest = Math.max(...listed.map(({ storedAt }) => storedAt.getTime()));
      expect(Math.abs(youngest - from)).toBeLessThan(60_000);
    });
  });

  it('on disk: the rest of an interrupted upload is listed, and can be removed', async () => {
    const key = await disk.put(Buffer.from('whole'));
    const part = `${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}.part`;
    writeFileSync(join(folder, 'files', part), 'half');
    expect((await disk.list(null, 1_000)).map((file) => file.key)).toContain(part);
    await disk.remove(part);
    expect((await disk.list(null, 1_000)).map((file) => file.key)).not.toContain(part);
    await expect(disk.remove('../../outside.part')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  describe('in a bucket', () => {
    it('are all listed when the bucket names fewer in one reply than were asked for', async () => {
      for (let n = 0; n < 8; n++) await firebase.put(Buffer.alloc(n));
      service.largestPage = 3;
      const page = await firebase.list(null, 5);
      const rest = await firebase.list(page.at(-1)?.key ?? null, 1_000);
      service.largestPage = 1_000;
      expect(page).toHaveLength(5);
      expect([...page, ...rest].map(({ key }) => key)).toEqual([...service.files.keys()].sort());
    });

    it('are stored once, although the first answer was lost', async () => {
      const before = service.files.size;
      service.behaviour = 'loses answers';
      const key = await firebase.put(Buffer.from('a CV'));
      expect(service.files.size).toBe(before + 1);
      expect((await firebase.get(key)).toString()).toBe('a CV');
    });

    it('that arrive other than they were stored are not handed out', async () => {
      const key = await firebase.put(Buffer.from('a CV'));
      service.behaviour = 'corrupts';
      await expect(firebase.get(key)).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
    });

    it.each(['hangs', 403, 500, 503] as const)('can be asked for later while it answers %s', async (behaviour) => {
      const key = await firebase.put(Buffer.from('a CV'));
      service.behaviour = behaviour;
      const refusal = {
        code: 'STORAGE_UNAVAILABLE',
        cause: { message: expect.stringMatching(/^The bucket of files/) },
      };
      await expect(firebase.put(Buffer.from('another'))).rejects.toMatchObject(refusal);
      await expect(firebase.get(key)).rejects.toMatchObject(refusal);
      await expect(firebase.remove(key)).rejects.toMatchObject(refusal);
      await expect(firebase.list(null, 10)).rejects.toMatchObject(refusal);
      service.behaviour = 'works';
      expect((await firebase.get(key)).toString()).toBe('a CV');
    });
  });
});
