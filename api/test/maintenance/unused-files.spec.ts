import { newsImageEdges } from '@prentice/contract';
import { ObjectId, type Document } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CvAnalysis } from '../../src/features/cv-analyses/cv-analysis.entity.ts';
import { CvTest } from '../../src/features/cv-tests/cv-test.entity.ts';
import { DataRequest } from '../../src/features/data-requests/data-request.entity.ts';
import { Document as StoredDocument } from '../../src/features/documents/index.ts';
import { Employer } from '../../src/features/employers/employer.entity.ts';
import { NewsImage } from '../../src/features/news/news.entity.ts';
import { FileStore } from '../../src/platform/files/file-store.port.ts';
import { UnusedFiles } from '../../src/platform/files/unused-files.service.ts';
import { actorsOf } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const DAY_MS = 86_400_000;

describe('unused files', () => {
  let api: TestApp;
  let files: FileStore;
  beforeAll(async () => {
    api = await startTestApp();
    files = api.app.get(FileStore);
  });
  afterAll(() => api.close());
  beforeEach(() => {
    /* The store knows the real time at which it was written to. */
    api.clock.set(new Date(Date.now() + 8 * DAY_MS).toISOString());
  });

  const run = async (dryRun: boolean) => {
    const admin = await actorsOf(api).admin();
    const { id } = await admin.client.maintenanceRuns.start({ body: { kind: 'unused_files', dryRun } });
    await api.job('maintenance.runs');
    const done = await admin.client.maintenanceRuns.get({ params: { id } });
    return { ...done, found: await admin.client.maintenanceRuns.findings({ params: { id }, query: {} }) };
  };
  const isKept = async (key: string): Promise<boolean> => {
    try {
      await files.get(key);
      return true;
    } catch {
      return false;
    }
  };

  /** Where each kind of record names its files. */
  const places: readonly [string, object, (key: string) => Document][] = [
    ['a document', StoredDocument, (storageKey) => ({ storageKey })],
    ['an analysed CV', CvAnalysis, (storageKey) => ({ storageKey, subjectKey: storageKey })],
    ['a test of the reader', CvTest, (storageKey) => ({ storageKey })],
    ['an export of personal data', DataRequest, (storageKey) => ({ storageKey, state: 'done' })],
    ['a logo', Employer, (key) => ({ logo: { key, mediaType: 'image/png' }, slug: key })],
    ...newsImageEdges.map((edge): [string, object, (key: string) => Document] => [
      `an image of news, ${edge} wide`,
      NewsImage,
      (key) => ({ keys: { [edge]: key } }),
    ]),
  ];

  it.each(places)('are not those of %s', async (_, entity, fieldsOf) => {
    const key = await files.put(Buffer.from('in use'));
    const rows = api.database.collection<Document>(entity as typeof Employer);
    const _id = new ObjectId();
    await rows.insertOne({ _id, ...fieldsOf(key) });
    expect((await run(false)).found.map(({ recordId }) => recordId)).not.toContain(key);
    expect(await isKept(key)).toBe(true);

    await rows.deleteOne({ _id });
    expect((await run(false)).found.map(({ recordId }) => recordId)).toContain(key);
    expect(await isKept(key)).toBe(false);
  });

  it('are listed by a dry run, and deleted after it', async () => {
    const keys = [];
    for (let n = 0; n < 450; n++) keys.push(await files.put(Buffer.from(String(n))));
    const look = await run(true);
    expect(look).toMatchObject({ state: 'succeeded', processed: 450, total: 450, changed: 450, canUndo: false });
    expect(look.found[0]).toMatchObject({ collection: 'files', reason: 'file_unused', outcome: 'reported' });
    expect(await isKept(keys[0] ?? '')).toBe(true);

    const deletion = await run(false);
    expect(deletion).toMatchObject({ state: 'succeeded', changed: 450, failed: 0, canUndo: false });
    expect(new Set(deletion.found.map(({ outcome }) => outcome))).toEqual(new Set(['deleted']));
    expect(await files.list(null, 10)).toEqual([]);
  });

  it('are left alone for a week, because a file is written before the record that names it', async () => {
    const key = await files.put(Buffer.from('just uploaded'));
    api.clock.set(new Date(Date.now() + 6 * DAY_MS).toISOString());
    expect(await run(false)).toMatchObject({ processed: 1, changed: 0, found: [] });
    expect(await isKept(key)).toBe(true);
  });

  it('stay when a record comes to name them between the look and the deletion', async () => {
    const key = await files.put(Buffer.from('late'));
    const unusedFiles = api.app.get(UnusedFiles);
    expect((await unusedFiles.checkAfter(null, 10)).unused.map((file) => file.key)).toContain(key);
    const _id = new ObjectId();
    await api.database.collection<Document>(StoredDocument).insertOne({ _id, storageKey: key });
    expect(await unusedFiles.remove(key)).toBe(false);
    expect(await isKept(key)).toBe(true);
  });

  it('are looked for in every field of a stored record whose name is that of a file', () => {
    const declared = api.database.stored.flatMap(({ entity, files: paths = [] }) =>
      paths.map((path) => `${entity.meta.tableName}.${path.split('.')[0] ?? ''}`),
    );
    const named = api.database.stored.flatMap(({ entity }) =>
      Object.keys(entity.meta.properties ?? {})
        .filter((name) => /^(?:storageKeys?|keys|logo|file|picture|image)$/.test(name))
        .map((name) => `${entity.meta.tableName}.${name}`),
    );
    /* Keys by which pushes are encrypted. */
    const others = ['push-subscriptions.keys'];
    expect([...new Set(declared), ...others].sort()).toEqual(named.sort());
  });

  it('cannot be deleted by a limited administrator', async () => {
    const { client } = await actorsOf(api).limitedAdmin('employers:verify');
    await expect(client.maintenanceRuns.start({ body: { kind: 'unused_files', dryRun: true } })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
