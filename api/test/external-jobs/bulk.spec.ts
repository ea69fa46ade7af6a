import { contentUndoMinutes, type ExternalJobState } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AuditEntry } from '../../src/platform/audit/audit.entity.ts';
import { DAY, MINUTE } from '../../src/platform/clock/clock.ts';
import { ExternalJobsFixture } from './external-jobs.fixture.ts';
import { newIdempotencyKey } from '../support/marketplace.fixture.ts';
import { actorsOf } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

describe('external jobs that are changed together', () => {
  let api: TestApp;
  let jobs: ExternalJobsFixture;
  beforeAll(async () => {
    api = await startTestApp();
    jobs = await ExternalJobsFixture.create(api);
  });
  afterAll(() => api.close());
  beforeEach(() => jobs.reset());

  const calls = () => jobs.manager.client.externalJobs;
  const change = (ids: string[], to: 'published' | 'archived') =>
    calls().transitionMany({ body: { ids, to }, idempotencyKey: newIdempotencyKey() });
  const extend = (ids: string[], closesAt: string) =>
    calls().extendMany({ body: { ids, closesAt }, idempotencyKey: newIdempotencyKey() });
  const undo = (ids: string[]) => calls().undoMany({ body: { ids }, idempotencyKey: newIdempotencyKey() });
  const stored = async (id: string) => {
    const job = await jobs.rows().findOne({ _id: new ObjectId(id) });
    if (!job) throw new Error(`There is no job ${id}.`);
    const { undo: _undo, version: _version, updatedAt: _updatedAt, ...rest } = job;
    return rest;
  };
  const codes = ({ results }: Awaited<ReturnType<typeof undo>>) => results.map(({ code }) => code);

  it('are published, archived and extended at once, and those that cannot be are named', async () => {
    const whole = await jobs.create();
    const bare = await jobs.create({ summary: '' });
    const ids = [whole.id, bare.id];
    expect(await change(ids, 'published')).toMatchObject({
      done: 1,
      refused: 1,
      results: [{ ok: true }, { ok: false, code: 'VALIDATION_FAILED' }],
    });
    expect((await jobs.search()).items.map(({ id }) => id)).toEqual([whole.id]);
    const closesAt = jobs.later(90 * DAY);
    expect((await extend(ids, closesAt)).done).toBe(2);
    expect((await calls().get({ params: { id: whole.id } })).closesAt).toBe(closesAt);
    expect(codes(await extend(ids, jobs.later(200 * DAY)))).toEqual(['CLOSING_DATE_INVALID', 'CLOSING_DATE_INVALID']);
    expect((await change(ids, 'archived')).done).toBe(2);
    expect((await jobs.search()).total).toBe(0);
  });

  it.each(['flagged', 'expired'] as const satisfies ExternalJobState[])(
    'are not public again by publishing several while %s with a broken link, and are named',
    async (state) => {
      const { id, title } = await jobs.publish();
      await jobs.rows().updateOne({ _id: new ObjectId(id) }, { $set: { state, listed: false, checkFailures: 3 } });
      expect(await change([id], 'published')).toMatchObject({
        done: 0,
        results: [{ ok: false, code: 'LINK_BROKEN', message: `The link for “${title}” is broken. Check it first.` }],
      });
      expect(await stored(id)).toMatchObject({ state, listed: false });
    },
  );

  it.each(['draft', 'scheduled', 'published', 'flagged', 'expired'] as const satisfies ExternalJobState[])(
    'are as they were when archiving them while %s is undone',
    async (state) => {
      const { id } = await jobs.create({ publishAt: jobs.later(DAY) });
      const isListed = state === 'published' || state === 'flagged';
      const times = {
        publishedAt: isListed ? api.clock.now() : null,
        flaggedAt: state === 'flagged' ? api.clock.now() : null,
      };
      await jobs
        .rows()
        .updateOne({ _id: new ObjectId(id) }, { $set: { state, listed: isListed, ...times, checkFailures: 1 } });
      const before = await stored(id);
      await change([id], 'archived');
      expect(await jobs.search()).toMatchObject({ total: 0 });
      expect((await undo([id])).done).toBe(1);
      expect(await stored(id)).toEqual(before);
      expect(await jobs.search()).toMatchObject({ total: isListed ? 1 : 0 });
      const entries = await api.database
        .collection(AuditEntry)
        .find({ resourceId: new ObjectId(id) })
        .sort({ _id: -1 })
        .toArray();
      expect(entries[0]).toMatchObject({
        action: 'updated',
        actorId: new ObjectId(jobs.manager.id),
        changes: [{ field: 'state', before: 'archived', after: state }],
      });
    },
  );

  it('are unpublished, and close when they did, when publishing and extending them is undone', async () => {
    const { id, closesAt } = await jobs.create();
    await change([id], 'published');
    await undo([id]);
    expect(await calls().get({ params: { id } })).toMatchObject({
      state: 'draft',
      publishedAt: null,
      undoableUntil: null,
    });
    expect((await jobs.search()).total).toBe(0);
    await extend([id], jobs.later(90 * DAY));
    await undo([id]);
    expect(await calls().get({ params: { id } })).toMatchObject({ state: 'draft', closesAt });
  });

  it('are restored once, within ten minutes, and only as long as nothing else has changed', async () => {
    const [once, late, changed, untouched] = [
      await jobs.publish(),
      await jobs.publish(),
      await jobs.publish(),
      await jobs.create(),
    ];
    await change([once.id, late.id, changed.id], 'archived');
    expect(await calls().get({ params: { id: once.id } })).toMatchObject({
      undoableUntil: jobs.later(contentUndoMinutes * MINUTE),
    });
    expect(codes(await undo([once.id, untouched.id]))).toEqual([null, 'UNDO_EXPIRED']);
    expect(codes(await undo([once.id]))).toEqual(['UNDO_EXPIRED']);
    const body = jobs.form({ url: changed.url, title: 'Changed after all of this' });
    await calls().update({ params: { id: changed.id }, body });
    expect(codes(await undo([changed.id]))).toEqual(['UNDO_EXPIRED']);
    api.clock.advance(contentUndoMinutes * MINUTE);
    expect(codes(await undo([late.id]))).toEqual(['UNDO_EXPIRED']);
  });

  it('can be undone one by one too, but never what the schedule did', async () => {
    const { id } = await jobs.create({ publishAt: jobs.later(MINUTE) });
    await jobs.change(id, 'scheduled');
    expect((await undo([id])).done).toBe(1);
    await jobs.change(id, 'scheduled');
    api.clock.advance(2 * MINUTE);
    await api.job('external-jobs.publication');
    expect(await calls().get({ params: { id } })).toMatchObject({ state: 'published', undoableUntil: null });
    expect(codes(await undo([id]))).toEqual(['UNDO_EXPIRED']);
  });

  it('are changed and undone by nobody without the permission', async () => {
    const { id } = await jobs.publish();
    const other = await actorsOf(api).limitedAdmin('dashboard:view', 'employers:verify', 'news:manage');
    for (const { client } of [jobs.intern, jobs.employer, other]) {
      const request = { body: { ids: [id] }, idempotencyKey: newIdempotencyKey() };
      await expect(client.externalJobs.undoMany(request)).rejects.toMatchObject({ status: 403 });
      expect(await client.externalJobs.get({ params: { id } })).not.toHaveProperty('undoableUntil');
    }
  });
});
