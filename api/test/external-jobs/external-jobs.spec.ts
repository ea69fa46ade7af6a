import { externalJobLifecycle, transitionsFrom, type ExternalJobState } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '../../src/platform/clock/clock.ts';
import { OutboxEvent } from '../../src/platform/events/outbox.entity.ts';
import { ExternalJobsFixture } from './external-jobs.fixture.ts';
import { actorsOf } from '../support/test-actors.ts';
import { START, startTestApp, type TestApp } from '../support/test-app.ts';

const codeOf = (error: unknown): string => String(Reflect.get(Object(error), 'code') ?? error);

describe('external jobs', () => {
  let api: TestApp;
  let jobs: ExternalJobsFixture;
  beforeAll(async () => {
    api = await startTestApp();
    jobs = await ExternalJobsFixture.create(api);
  });
  afterAll(() => api.close());
  beforeEach(() => jobs.reset());
  const events = (type: string) => api.database.collection(OutboxEvent).find({ type }).toArray();

  it('are managed by nobody without the permission', async () => {
    const { id } = await jobs.publish();
    const params = { id };
    const other = await actorsOf(api).limitedAdmin('dashboard:view', 'employers:verify', 'news:manage');
    for (const { client } of [jobs.intern, jobs.employer, other]) {
      await expect(client.externalJobs.create({ body: jobs.form() })).rejects.toMatchObject({ status: 403 });
      await expect(client.externalJobs.update({ params, body: jobs.form() })).rejects.toMatchObject({ status: 403 });
      await expect(client.externalJobs.remove({ params })).rejects.toMatchObject({ status: 403 });
      await expect(client.externalJobs.clicks({ params })).rejects.toMatchObject({ status: 403 });
    }
    expect((await jobs.admin.client.externalJobs.get({ params })).title).toBe('Lab assistant in Graz');
  });

  describe('with every transition from every state', () => {
    const allowed: Readonly<Record<ExternalJobState, readonly ExternalJobState[]>> = {
      draft: ['scheduled', 'published', 'archived'],
      scheduled: ['draft', 'published', 'archived'],
      published: ['archived'],
      flagged: ['published', 'archived'],
      expired: ['published', 'archived'],
      archived: [],
    };
    it.each(externalJobLifecycle.states)('follow the table when they are %s', async (from) => {
      const targets = transitionsFrom(externalJobLifecycle, from, 'admin').map(({ to }) => to);
      expect(targets.toSorted()).toEqual(allowed[from].toSorted());
      const { id } = await jobs.create();
      for (const to of externalJobLifecycle.states) {
        for (const who of [jobs.visitor, jobs.intern, jobs.employer, jobs.manager, jobs.admin]) {
          const state = { state: from, publishAt: new Date(jobs.later(DAY)) };
          await jobs.rows().updateOne({ _id: new ObjectId(id) }, { $set: state });
          const outcome = await jobs.change(id, to, who).then((job) => job.state, codeOf);
          const manages = who === jobs.manager || who === jobs.admin;
          const refused = who === jobs.visitor ? 'UNAUTHENTICATED' : 'FORBIDDEN';
          const legal = allowed[from].includes(to) ? to : 'TRANSITION_NOT_ALLOWED';
          expect([to, outcome]).toEqual([to, manages ? legal : refused]);
        }
      }
    });
  });

  it('are found by those who manage them in spite of a slip, drafts too, and by others as they are written only', async () => {
    await jobs.create({ title: 'Glaciologist for a summer', organisation: 'Gletscherwarte' });
    const search = (who: Pick<typeof jobs.manager, 'client'>, q: string) =>
      who.client.externalJobs.list({ list: { filter: { q } } });
    expect((await search(jobs.manager, 'glacologist')).items).toMatchObject([{ title: 'Glaciologist for a summer' }]);
    expect((await search(jobs.manager, 'Gletscherwrate')).total).toBe(1);
    expect((await search(jobs.manager, 'astronaut')).total).toBe(0);
    expect((await search(jobs.visitor, 'glacologist')).total).toBe(0);
    await jobs.create({ title: 'Seismologist for a winter', organisation: 'Bebenwarte' });
    await expect.poll(async () => (await search(jobs.manager, 'seismolgist')).total).toBe(1);
  });

  it('have one address each, without what tracks people, also when two are created at once', async () => {
    const url = 'https://Jobs.Alpenlabor.example/apply?utm_source=mail&id=7#form';
    const outcomes = await Promise.all(
      [jobs.create({ url }), jobs.create({ url })].map((creation) =>
        creation.then(({ url: canonical }) => canonical, codeOf),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['URL_DUPLICATE', 'https://jobs.alpenlabor.example/apply?id=7']);
    await expect(jobs.create({ url: 'https://jobs.alpenlabor.example/apply?id=7&gclid=x' })).rejects.toMatchObject({
      code: 'URL_DUPLICATE',
    });
  });

  it('are published complete only, and stay complete', async () => {
    const draft = await jobs.create({ summary: '', city: null, closesAt: null });
    await expect(jobs.change(draft.id, 'published')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    const { id, url } = await jobs.publish();
    const params = { id };
    await expect(
      jobs.manager.client.externalJobs.update({ params, body: jobs.form({ url, summary: 'Short.' }) }),
    ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    for (const closesAt of [jobs.later(-DAY), jobs.later(181 * DAY)])
      await expect(
        jobs.manager.client.externalJobs.update({ params, body: jobs.form({ url, closesAt }) }),
      ).rejects.toMatchObject({ code: 'CLOSING_DATE_INVALID' });
  });

  it('keep no publish time and no closing date in the past, unless it passed while they were drafts', async () => {
    const late = { closesAt: jobs.later(2 * MINUTE), publishAt: jobs.later(MINUTE) };
    const draft = await jobs.create(late);
    const params = { id: draft.id };
    const refusals = [
      [{ publishAt: jobs.later(-MINUTE) }, { code: 'PUBLISH_TIME_INVALID', fields: [{ field: 'publishAt' }] }],
      [{ closesAt: jobs.later(-DAY) }, { code: 'CLOSING_DATE_INVALID', fields: [{ field: 'closesAt' }] }],
      [{ closesAt: jobs.later(181 * DAY) }, { code: 'CLOSING_DATE_INVALID', fields: [{ field: 'closesAt' }] }],
    ] as const;
    for (const [dates, refused] of refusals) {
      await expect(jobs.create(dates)).rejects.toMatchObject(refused);
      const body = jobs.form({ url: draft.url, ...dates });
      await expect(jobs.manager.client.externalJobs.update({ params, body })).rejects.toMatchObject(refused);
    }
    api.clock.advance(5 * MINUTE);
    const body = jobs.form({ url: draft.url, ...late, title: 'Changed a while later' });
    expect(await jobs.manager.client.externalJobs.update({ params, body })).toMatchObject(late);
    for (const [to, code] of [
      ['published', 'CLOSING_DATE_INVALID'],
      ['scheduled', 'CLOSING_DATE_INVALID'],
    ] as const)
      await expect(jobs.change(draft.id, to)).rejects.toMatchObject({ code });
  });

  it('are in the country of their city where nobody says another one', async () => {
    const placeOf = async (place: object) => {
      const { id } = await jobs.create(place);
      const row = await jobs.rows().findOne({ _id: new ObjectId(id) });
      return [row?.country, row?.lat === null ? 'no place' : 'a place'];
    };
    expect(await placeOf({ city: 'Graz', country: null })).toEqual(['AT', 'a place']);
    expect(await placeOf({ city: 'Graz', country: 'DE' })).toEqual(['DE', 'no place']);
    expect(await placeOf({ city: 'Nowhereville', country: null })).toEqual([null, 'no place']);
    expect(await placeOf({ city: null, country: 'CH' })).toEqual(['CH', 'no place']);
  });

  it('have their link checked anew once it leads elsewhere, and not because of another change', async () => {
    const { id } = await jobs.publish();
    const _id = new ObjectId(id);
    const checked = {
      checkedAt: new Date(START),
      checkOutcome: 'gone',
      checkStatus: 404,
      checkEtag: '"v1"',
      checkModified: 'Mon, 02 Mar 2026 09:00:00 GMT',
      checkFailures: 1,
      nextCheckAt: new Date(jobs.later(DAY)),
    } as const;
    await jobs.rows().updateOne({ _id }, { $set: checked });
    const change = async (more: object) => {
      const { url, version } = (await jobs.rows().findOne({ _id })) ?? { url: '', version: 0 };
      await jobs.manager.client.externalJobs.update({
        params: { id },
        body: { ...jobs.form({ url }), ...more, version },
      });
      return jobs.rows().findOne({ _id });
    };
    expect(await change({ title: 'Lab assistant in the mountains' })).toMatchObject(checked);
    expect(await change({ url: 'https://jobs.alpenlabor.example/another-page' })).toMatchObject({
      checkedAt: null,
      checkOutcome: null,
      checkStatus: null,
      checkEtag: null,
      checkModified: null,
      checkFailures: 0,
      nextCheckAt: api.clock.now(),
    });
    await jobs.rows().updateOne({ _id }, { $set: { listed: false } });
    expect(await change({ url: 'https://jobs.alpenlabor.example/a-third-page' })).toMatchObject({ nextCheckAt: null });
  });

  it('refuse a change by somebody who has not seen the newest version, in the header or in the record', async () => {
    const { id, url, version } = await jobs.create();
    const params = { id };
    const { client } = jobs.manager;
    await client.externalJobs.update({ params, version, body: jobs.form({ url, title: 'Changed first' }) });
    const second = jobs.form({ url, title: 'Changed second' });
    const stale = { code: 'VERSION_CONFLICT' };
    await expect(client.externalJobs.update({ params, body: { ...second, version } })).rejects.toMatchObject(stale);
    const fresh = { ...second, version: version + 1 };
    await expect(client.externalJobs.update({ params, version, body: fresh })).rejects.toMatchObject(stale);
    expect((await client.externalJobs.update({ params, version: version + 1, body: fresh })).title).toBe(
      'Changed second',
    );
  });

  it('appear when their time has come, and are no longer listed once they close', async () => {
    const { id } = await jobs.create({ publishAt: jobs.later(MINUTE), closesAt: jobs.later(DAY) });
    await jobs.change(id, 'scheduled');
    await api.job('external-jobs.publication');
    expect((await jobs.search()).total).toBe(0);
    api.clock.advance(2 * MINUTE);
    await api.job('external-jobs.publication');
    expect((await jobs.search()).items.map((job) => job.id)).toEqual([id]);
    api.clock.advance(DAY);
    expect((await jobs.search()).total).toBe(0);
    await api.job('external-jobs.publication');
    await api.job('external-jobs.publication');
    expect((await jobs.visitor.client.externalJobs.list({})).total).toBe(0);
    const expired = (await events('external_job.expired')).filter(({ payload }) => payload.externalJobId === id);
    expect(expired).toHaveLength(1);
  });

  it('are hidden a week after they were flagged, and restored when somebody confirms the link', async () => {
    const { id } = await jobs.publish();
    const flaggedAt = new Date(START);
    await jobs.rows().updateOne({ _id: new ObjectId(id) }, { $set: { state: 'flagged', flaggedAt, checkFailures: 2 } });
    await api.job('external-jobs.publication');
    expect((await jobs.visitor.client.externalJobs.get({ params: { id } })).id).toBe(id);
    api.clock.advance(7 * DAY);
    await api.job('external-jobs.publication');
    await expect(jobs.visitor.client.externalJobs.get({ params: { id } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    api.clock.set(START);
    expect(await jobs.change(id, 'published')).toMatchObject({ listed: true, flaggedAt: null, checkFailures: 0 });
  });
});
