import { transitionsFrom, maintenanceRunLifecycle, type MaintenanceKind } from '@prentice/contract';
import { ObjectId, type Document } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { AuditEntry } from '../../src/platform/audit/audit.entity.ts';
import { FileStore } from '../../src/platform/files/file-store.port.ts';
import { Document as StoredDocument } from '../../src/features/documents/index.ts';
import { MaintenanceFinding, MaintenanceRun } from '../../src/features/maintenance/maintenance-run.entity.ts';
import { CreationDatesTask } from '../../src/features/maintenance/tasks/creation-dates.task.ts';
import { actorsOf, type TestActor } from '../support/test-actors.ts';
import { START, startTestApp, type TestApp } from '../support/test-app.ts';

const RECORDS = 'cv-tests';
const DAY_MS = 86_400_000;
/* Ids know whole seconds. */
const START_SECOND_MS = Math.floor(Date.parse(START) / 1000) * 1000;
const day = (n: number) => new Date(START_SECOND_MS + n * DAY_MS);
/** An id that was made at a moment. */
const idOf = (date: Date, n: number) =>
  new ObjectId(`${(date.getTime() / 1000).toString(16).padStart(8, '0')}${n.toString(16).padStart(16, '0')}`);

describe('maintenance', () => {
  let api: TestApp;
  let admin: TestActor;
  beforeAll(async () => {
    api = await startTestApp();
    admin = await actorsOf(api).admin();
  });
  afterAll(() => api.close());

  const rows = () => api.database.db.collection<Document>(RECORDS);
  beforeEach(async () => {
    api.clock.set(START);
    await rows().deleteMany({});
    await api.database.collection(MaintenanceRun).deleteMany({});
    await api.database.collection(MaintenanceFinding).deleteMany({});
    await api.database.collection(AuditEntry).deleteMany({ resource: 'news' });
  });

  const start = (kind: MaintenanceKind, dryRun = false) =>
    admin.client.maintenanceRuns.start({ body: { kind, dryRun } });
  const get = (id: string) => admin.client.maintenanceRuns.get({ params: { id } });
  const findings = (id: string) => admin.client.maintenanceRuns.findings({ params: { id }, query: {} });
  const change = (id: string, to: 'cancelled' | 'undoing') =>
    admin.client.maintenanceRuns.transition({ params: { id }, body: { to } });
  const work = () => api.job('maintenance.runs');
  /** Starts a run and lets it work until it is done. */
  const run = async (kind: MaintenanceKind, dryRun = false) => {
    const { id } = await start(kind, dryRun);
    await work();
    return get(id);
  };
  const createdAt = async (_id: unknown) => (await rows().findOne({ _id: _id as ObjectId }))?.['createdAt'] as unknown;

  const missing = idOf(day(-30), 1);
  const text = idOf(day(-20), 2);
  const future = idOf(day(-10), 3);
  const right = idOf(day(-5), 4);
  const lateId = idOf(day(400), 5);
  const audited = idOf(day(500), 6);
  const hopeless = idOf(day(600), 7);
  const store = () =>
    rows().insertMany([
      { _id: missing, title: 'a' },
      { _id: text, title: 'b', createdAt: '2026-01-01' },
      { _id: future, title: 'c', createdAt: day(3) },
      { _id: right, title: 'd', createdAt: day(-6) },
      { _id: lateId, title: 'e', createdAt: null, updatedAt: day(-4), history: [] },
      { _id: audited, title: 'f', updatedAt: day(-1), history: [{ at: day(-2) }] },
      { _id: hopeless, title: 'g' },
    ]);

  it('only looks in a dry run, and says for each record what it would be set to and why', async () => {
    await store();
    const entry = { _id: new ObjectId(), resource: 'news', resourceId: audited, at: day(-3) };
    await api.database.collection(AuditEntry).insertOne(entry);
    const done = await run('creation_dates', true);
    expect(done).toMatchObject({ state: 'succeeded', total: 6, processed: 6, changed: 5, failed: 1, canUndo: false });
    const proposals = (await findings(done.id)).map((finding) => [
      finding.recordId,
      finding.before,
      finding.after,
      finding.reason,
    ]);
    expect(new Set((await findings(done.id)).map(({ outcome }) => outcome))).toEqual(new Set(['reported']));
    const iso = (date: Date) => date.toISOString();
    expect(proposals).toEqual([
      [String(missing), null, iso(day(-30)), 'object_id'],
      [String(text), '2026-01-01', iso(day(-20)), 'object_id'],
      [String(future), iso(day(3)), iso(day(-10)), 'object_id'],
      [String(lateId), null, iso(day(-4)), 'updated_at'],
      [String(audited), null, iso(day(-3)), 'first_event'],
      [String(hopeless), null, null, 'unknown'],
    ]);
    expect(await createdAt(missing)).toBeUndefined();
    expect(await createdAt(text)).toBe('2026-01-01');
  });

  it('sets the dates, finds nothing more to do the second time, and takes everything back as it was', async () => {
    await store();
    const done = await run('creation_dates');
    expect(done).toMatchObject({ state: 'succeeded', changed: 5, failed: 1, canUndo: true });
    expect(await createdAt(missing)).toEqual(day(-30));
    expect(await createdAt(right)).toEqual(day(-6));
    expect(await run('creation_dates')).toMatchObject({ state: 'succeeded', processed: 1, changed: 0, canUndo: false });

    await rows().updateOne({ _id: future }, { $set: { createdAt: day(-7) } });
    await change(done.id, 'undoing');
    await work();
    expect(await get(done.id)).toMatchObject({ state: 'undone', undone: 4, canUndo: false });
    expect('createdAt' in ((await rows().findOne({ _id: missing })) ?? {})).toBe(false);
    expect((await rows().findOne({ _id: lateId }))?.['createdAt']).toBeNull();
    expect(await createdAt(text)).toBe('2026-01-01');
    expect(await createdAt(future)).toEqual(day(-7));
    const outcomes = (await findings(done.id)).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(['undone', 'undone', 'skipped', 'undone', 'undone', 'reported']);
  });

  it('works in batches that another process can take on', async () => {
    const many = Array.from({ length: 1_200 }, (_, n) => ({ _id: idOf(day(-40), n), title: String(n) }));
    await rows().insertMany(many);
    expect(await run('creation_dates')).toMatchObject({ total: 1_200, processed: 1_200, changed: 1_200 });
    expect(await rows().countDocuments({ createdAt: day(-40) })).toBe(1_200);
  });

  it('continues behind what a process that ended has done, and counts nothing twice', async () => {
    await store();
    const { id } = await start('creation_dates');
    await api.database
      .collection(MaintenanceRun)
      .updateOne({}, { $set: { claimedBy: 'another', claimedUntil: day(1) } });
    await work();
    expect(await get(id)).toMatchObject({ state: 'queued', processed: 0 });
    await api.database.collection(MaintenanceRun).updateOne(
      {},
      { $set: { state: 'running', total: 6, cursor: JSON.stringify([RECORDS, true, String(future)]), processed: 3, claimedUntil: day(-1) } },
    ); // prettier-ignore
    await work();
    expect(await get(id)).toMatchObject({ state: 'succeeded', processed: 6, changed: 2, failed: 1 });
    expect(await createdAt(missing)).toBeUndefined();
  });

  it('saves nothing of a batch once another process has the run', async () => {
    await store();
    const { id } = await start('creation_dates');
    const runs = api.database.collection(MaintenanceRun);
    const task = api.app.get(CreationDatesTask);
    const count = vi.spyOn(task, 'count').mockImplementation(async () => {
      await runs.updateOne({}, { $set: { claimedBy: 'another', claimedUntil: day(1) } });
      return 6;
    });
    onTestFinished(() => count.mockRestore());
    await work();
    expect(await get(id)).toMatchObject({ processed: 0, changed: 0 });
    expect(await createdAt(missing)).toBeUndefined();
    expect(await findings(id)).toEqual([]);
  });

  it('can be undone for 30 days and not a moment longer', async () => {
    await store();
    const { id, createdAt: startedAt } = await run('creation_dates');
    const end = Date.parse(startedAt) + 30 * DAY_MS;
    const later = async (time: number): Promise<boolean> => {
      api.clock.set(new Date(time).toISOString());
      const { client } = await actorsOf(api).admin();
      const { canUndo } = await client.maintenanceRuns.get({ params: { id } });
      return canUndo;
    };
    expect(await later(end - 1)).toBe(true);
    expect(await later(end)).toBe(false);
  });

  it('has one run of a kind at a time, and can be cancelled before it begins', async () => {
    const { id } = await start('files');
    await expect(start('files')).rejects.toMatchObject({ code: 'MAINTENANCE_RUNNING' });
    expect(await change(id, 'cancelled')).toMatchObject({ state: 'cancelled', canUndo: false });
    await work();
    expect(await get(id)).toMatchObject({ state: 'cancelled', processed: 0 });
    await expect(change(id, 'undoing')).rejects.toMatchObject({ code: 'TRANSITION_NOT_ALLOWED' });
    expect((await start('files')).state).toBe('queued');
  });

  it('names files that are missing or not what was uploaded', async () => {
    const files = api.app.get(FileStore);
    const [same, other] = await Promise.all([files.put(Buffer.from('one')), files.put(Buffer.from('two'))]);
    const sha256 = '7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed';
    const document = (n: number, storageKey: string) => ({ _id: idOf(day(-9), n), sha256, storageKey, kind: 'cv', ownerId: new ObjectId() }); // prettier-ignore
    const documents = api.database.collection<Document>(StoredDocument);
    await documents.insertMany([document(1, same), document(2, other), document(3, 'f'.repeat(32))]);
    const done = await run('files');
    expect(done).toMatchObject({ state: 'succeeded', total: 3, processed: 3, failed: 2 });
    expect((await findings(done.id)).map(({ reason }) => reason)).toEqual(['file_different', 'file_missing']);
    await documents.deleteMany({});
  });

  it.each(['search_index', 'matches', 'links'] as const)('runs over everything: %s', async (kind) => {
    expect(await run(kind)).toMatchObject({ state: 'succeeded', failed: 0 });
  });

  it('fails with what it has done so far when something breaks, and lets the next one begin', async () => {
    const { id } = await start('creation_dates');
    await api.database.collection(MaintenanceRun).updateOne({}, { $set: { state: 'running', cursor: 'nonsense' } });
    await work();
    expect(await get(id)).toMatchObject({ state: 'failed' });
    expect(await run('creation_dates')).toMatchObject({ state: 'succeeded' });
  });

  it('is audited, with who asked for it', async () => {
    const { id } = await run('creation_dates');
    const entries = await api.database.collection(AuditEntry).find({ resourceId: new ObjectId(id) }).sort({ at: 1 }).toArray(); // prettier-ignore
    expect(entries.map(({ actorRole, action }) => [actorRole as unknown, action as unknown])).toEqual([
      ['admin', 'maintenance'],
      ['system', 'maintenance'],
      ['system', 'maintenance'],
    ]);
  });

  it('offers administrators exactly cancelling what is under way and undoing what has ended', () => {
    const offered = maintenanceRunLifecycle.states.map((state) => [
      state,
      transitionsFrom(maintenanceRunLifecycle, state, 'admin').map(({ to }) => to),
    ]);
    expect(Object.fromEntries(offered)).toEqual({
      queued: ['cancelled'], running: ['cancelled'], succeeded: ['undoing'], failed: ['undoing'], cancelled: ['undoing'],
      undoing: [], undone: [],
    }); // prettier-ignore
  });
});
