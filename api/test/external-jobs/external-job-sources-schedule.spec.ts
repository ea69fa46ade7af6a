import { sourceLimits } from '@prentice/contract';
import type { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ExternalJobImport } from '../../src/features/external-jobs/sources/external-job-source.entity.ts';
import { DAY, HOUR, MINUTE } from '../../src/platform/clock/clock.ts';
import { job, JobSourcesFixture, rssOf, text, type Respond } from './external-job-sources.fixture.ts';
import { actorsOf } from '../support/test-actors.ts';
import { START, startTestApp, type TestApp } from '../support/test-app.ts';

describe('sources of external jobs', () => {
  let api: TestApp;
  let feeds: JobSourcesFixture;
  beforeAll(async () => {
    api = await startTestApp();
    feeds = await JobSourcesFixture.create(api);
  });
  afterAll(async () => {
    feeds.close();
    await api.close();
  });
  beforeEach(() => feeds.reset());

  const reportOf = async (id: ObjectId) => (await feeds.sources().findOne({ _id: id }))?.lastRun;

  const status =
    (code: number, headers: Record<string, string> = {}): Respond =>
    (_, reply) =>
      void reply.writeHead(code, headers).end();
  const breaking: Respond = (_, reply) => void reply.destroy();
  it.each([
    ['not found', status(404), 'gone', 404, 2],
    ['a failure', status(500), 'error', 500, 2],
    ['less often', status(429, { 'Retry-After': String(5 * 3_600) }), 'later', 429, 5],
    ['a broken feed', text('<rss><channel><item>'), 'malformed', 200, 2],
    [
      'entities without end',
      text(
        '<!DOCTYPE rss [<!ENTITY a "&b;&b;"><!ENTITY b "ha">]><rss><channel><item><title>&a;</title></item></channel></rss>',
      ),
      'malformed',
      200,
      2,
    ],
    ['too much', text(rssOf([job(1, { description: 'x'.repeat(sourceLimits.bytes) })])), 'too_large', 200, 2],
    ['no jobs', text('<html><body>Welcome</body></html>'), 'empty', 200, 1],
    ['a connection that breaks', breaking, 'unreachable', null, 2],
    ['an address inside', status(302, { Location: 'http://169.254.169.254/latest' }), 'error', null, 2],
  ] as const)(
    'that answer with %s say so in the report, and are left alone for a while',
    async (_, answer, outcome, code, hours) => {
      feeds.respond = answer;
      const id = await feeds.source();
      await feeds.importer.runDue(api.clock.now());
      expect(await reportOf(id)).toMatchObject({ outcome, status: code, created: 0, manual: false });
      const { nextRunAt } = (await feeds.sources().findOne({ _id: id })) ?? {};
      expect((nextRunAt?.getTime() ?? 0) - api.clock.now().getTime()).toBe(hours * HOUR);
      expect(await feeds.jobs().countDocuments()).toBe(0);
      /* A host that failed three times rests for a while. */
      api.clock.advance(5 * MINUTE);
      feeds.respond = status(204);
      await feeds.run(id);
    },
  );

  it('are not read where the website wants no machines', async () => {
    expect((await feeds.run(await feeds.source({}, '/private/feed'))).outcome).toBe('robots');
    expect(feeds.requestedPaths).toEqual(['/robots.txt']);
  });

  it('are read once an hour at most, and not while they are paused', async () => {
    feeds.offer(job(1));
    await feeds.source();
    await feeds.source({ paused: true }, '/paused');
    await feeds.importer.runDue(api.clock.now());
    await feeds.importer.runDue(api.clock.now());
    api.clock.advance(59 * MINUTE);
    await feeds.importer.runDue(api.clock.now());
    expect(feeds.requestedPaths).toEqual(['/robots.txt', '/feed']);
    api.clock.advance(MINUTE);
    await feeds.importer.runDue(api.clock.now());
    expect(feeds.requestedPaths).toEqual(['/robots.txt', '/feed', '/robots.txt', '/feed']);
  });

  it('are read by one run at a time, and again after one that was cut off', async () => {
    feeds.offer(job(1));
    const id = await feeds.source();
    const outcomes = await Promise.allSettled([feeds.run(id), feeds.run(id)]);
    expect(outcomes.map(({ status: settled }) => settled).toSorted()).toEqual(['fulfilled', 'rejected']);
    await feeds.sources().updateOne({ _id: id }, { $set: { runningUntil: new Date(Date.parse(START) + 10 * MINUTE) } });
    await expect(feeds.run(id)).rejects.toMatchObject({ code: 'SOURCE_RUNNING' });
    api.clock.advance(10 * MINUTE);
    expect((await feeds.run(id)).duplicates).toBe(1);
  });

  it('forget an entry a year after it was offered for the last time', async () => {
    feeds.offer(job(1));
    await feeds.run(await feeds.source({ paused: true }));
    const remembered = () => api.database.collection(ExternalJobImport).countDocuments();
    api.clock.advance(365 * DAY);
    await feeds.importer.runDue(api.clock.now());
    expect(await remembered()).toBe(1);
    api.clock.advance(MINUTE);
    await feeds.importer.runDue(api.clock.now());
    expect(await remembered()).toBe(0);
  });

  describe('managed by an administrator', () => {
    const form = { name: 'Alpenlabor', url: 'https://feeds.alpenlabor.example/jobs.xml?utm_source=x' };
    const audited = () =>
      api.database.db.collection('audit').find({ resource: 'external-job-sources' }).sort({ _id: 1 }).toArray();

    it('are created once per address, changed, paused, run and deleted, with an entry of the audit each', async () => {
      await api.database.db.collection('audit').deleteMany({});
      const { externalJobSources } = feeds.manager.client;
      const created = await externalJobSources.create({ body: form });
      expect(created).toMatchObject({
        url: 'https://feeds.alpenlabor.example/jobs.xml',
        trusted: false,
        paused: false,
        lastRun: null,
      });
      await expect(externalJobSources.create({ body: form })).rejects.toMatchObject({ code: 'SOURCE_DUPLICATE' });
      const params = { id: created.id };
      const paused = await externalJobSources.update({ params, body: { ...created, paused: true } });
      expect(paused.paused).toBe(true);
      await expect(externalJobSources.update({ params, body: created })).rejects.toMatchObject({
        code: 'VERSION_CONFLICT',
      });
      const ran = await externalJobSources.run({ params });
      expect(ran.lastRun).toMatchObject({ manual: true, created: 0 });
      expect((await externalJobSources.list({ list: { filter: { q: 'alpen', paused: true } } })).total).toBe(1);
      await externalJobSources.remove({ params });
      await expect(externalJobSources.get({ params })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect((await audited()).map(({ action }) => action)).toEqual(['created', 'updated', 'imported', 'deleted']);
    });

    it('leave their listings when they are deleted', async () => {
      feeds.offer(job(1));
      const id = await feeds.source();
      await feeds.run(id);
      await feeds.manager.client.externalJobSources.remove({ params: { id: id.toHexString() } });
      expect(await feeds.jobs().countDocuments()).toBe(1);
    });

    it('are neither seen nor changed without the permission', async () => {
      const { id } = await feeds.manager.client.externalJobSources.create({ body: form });
      const other = await actorsOf(api).limitedAdmin('dashboard:view', 'employers:verify', 'news:manage');
      for (const who of [other, await actorsOf(api).intern(), await actorsOf(api).employer()]) {
        const { externalJobSources } = who.client;
        await expect(externalJobSources.list({})).rejects.toMatchObject({ status: 403 });
        await expect(externalJobSources.run({ params: { id } })).rejects.toMatchObject({ status: 403 });
        await expect(externalJobSources.remove({ params: { id } })).rejects.toMatchObject({ status: 403 });
      }
    });

    it.each([
      'http://feeds.example/',
      'https://127.0.0.1/',
      'https://intranet/',
      'https://feeds.example:8443/',
      'file:///etc/passwd',
    ])('are never read from %s', async (url) => {
      const outcome = feeds.manager.client.externalJobSources.create({ body: { ...form, url } });
      await expect(outcome).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    });
  });
});
