import { operations } from '@prentice/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '../../src/platform/clock/clock.ts';
import {
  atomOf,
  counts,
  job,
  JobSourcesFixture,
  jsonOf,
  pageOf,
  rssOf,
  summary,
  text,
} from './external-job-sources.fixture.ts';
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

  it.each([
    ['RSS', rssOf, 'internship'],
    ['Atom', atomOf, 'internship'],
    ['JSON Feed', jsonOf, 'internship'],
    ['a page with JobPosting data', pageOf, 'part_time'],
  ])('are read as %s: each job becomes a draft', async (_, format, type) => {
    feeds.respond = text(format([job(1), job(2)]));
    expect(counts(await feeds.run(await feeds.source()))).toEqual(['imported', 2, 0, 0, 0]);
    expect(await feeds.jobs().find({}).sort({ url: 1 }).toArray()).toMatchObject(
      [1, 2].map((n) => ({
        title: `Lab assistant ${n}`,
        organisation: 'Alpenlabor',
        url: `https://jobs.alpenlabor.example/${n}`,
        host: 'jobs.alpenlabor.example',
        city: 'Graz',
        country: 'AT',
        type,
        summary,
        state: 'draft',
        listed: false,
      })),
    );
    expect((await feeds.jobs().findOne({}))?.closesAt?.toISOString()).toMatch(/^2026-05-31/);
  });

  it('that are trusted publish what is complete, and leave the rest as drafts', async () => {
    feeds.offer(
      job(1),
      job(2, { deadline: '' }),
      job(3, { description: 'Short.' }),
      job(4, { deadline: '2028-01-01' }),
    );
    expect(counts(await feeds.run(await feeds.source({ trusted: true })))).toEqual(['imported', 4, 1, 0, 0]);
    const states = (await feeds.jobs().find({}).sort({ url: 1 }).toArray()).map(({ state, listed }) => [state, listed]);
    expect(states).toEqual([['published', true], ['draft', false], ['draft', false], ['draft', false]]); // prettier-ignore
  });

  it('fill in what entries leave out by what is set for the source', async () => {
    feeds.offer({ title: 'Summer in the lab', url: 'https://jobs.alpenlabor.example/7', description: summary });
    const defaults = { organisation: 'Alpenlabor Holding', city: 'Graz', country: 'AT', closingDays: 30 };
    await feeds.run(await feeds.source({ trusted: true, type: 'trainee', workMode: 'hybrid', ...defaults }));
    const job = await feeds.jobs().findOne({});
    expect(job).toMatchObject({
      organisation: 'Alpenlabor Holding',
      city: 'Graz',
      type: 'trainee',
      workMode: 'hybrid',
      state: 'published',
    });
    expect(job?.closesAt?.toISOString().slice(0, 10)).toBe(
      new Date(Date.parse(START) + 30 * DAY).toISOString().slice(0, 10),
    );
  });

  it('create nothing new when they are read a second time, whatever follows people in the links', async () => {
    const id = await feeds.source();
    feeds.offer(job(1), job(2));
    await feeds.run(id);
    feeds.offer(job(1, { url: 'https://jobs.alpenlabor.example/1?utm_source=feed' }), job(2));
    expect(counts(await feeds.run(id))).toEqual(['imported', 0, 0, 2, 0]);
    expect(await feeds.jobs().countDocuments()).toBe(2);
    expect((await feeds.sources().findOne({ _id: id }))?.imported).toBe(2);
  });

  it('do not create a job again that differs only in how title, organisation and place are written', async () => {
    await feeds.manager.client.externalJobs.create({
      body: {
        title: 'Lab-Assistant (m/w/d)',
        organisation: 'ALPENLABOR',
        url: 'https://other.example/1',
        city: 'Gráz',
      },
    });
    feeds.offer(
      job(1, { title: 'Lab assistant' }),
      job(2, { title: 'Lab Assistant (f/m/x)' }),
      job(3, { title: 'Lab assistant', location: 'Linz' }),
    );
    expect(counts(await feeds.run(await feeds.source()))).toEqual(['imported', 1, 0, 2, 0]);
  });

  it('do not bring back what was deleted, by whichever source it was found', async () => {
    const { id: byHand } = await feeds.manager.client.externalJobs.create({
      body: {
        title: 'Field assistant',
        organisation: 'Alpenlabor',
        url: 'https://jobs.alpenlabor.example/2',
        city: 'Linz',
      },
    });
    feeds.offer(job(1), job(2));
    await feeds.run(await feeds.source());
    const imported = await feeds.jobs().findOne({ url: 'https://jobs.alpenlabor.example/1' });
    for (const id of [byHand, imported?._id.toHexString() ?? ''])
      await feeds.manager.client.externalJobs.remove({ params: { id } });
    expect(counts(await feeds.run(await feeds.source({ name: 'Another' }, '/other')))).toEqual([
      'imported',
      0,
      0,
      2,
      0,
    ]);
    expect(await feeds.jobs().countDocuments()).toBe(0);
  });

  it('offer the same job anew a season later, under another address', async () => {
    const id = await feeds.source();
    feeds.offer(job(1, { title: 'Summer intern' }));
    await feeds.run(id);
    await feeds.jobs().updateMany({}, { $set: { state: 'archived' } });
    api.clock.advance(181 * DAY);
    feeds.offer(job(2, { title: 'Summer intern', deadline: '2026-12-01' }));
    expect(counts(await feeds.run(id))).toEqual(['imported', 1, 0, 0, 0]);
  });

  it('name each entry that cannot be a listing, with the reason', async () => {
    feeds.offer(
      job(1, { title: '' }),
      job(2, { company: '' }),
      job(3, { url: 'http://jobs.alpenlabor.example/3' }),
      job(4, { url: 'javascript:alert(1)' }),
      job(5, { deadline: '2026-01-01' }),
      job(6, { location: 'Nowhere, Atlantis' }),
    );
    const report = await feeds.run(await feeds.source());
    expect(counts(report)).toEqual(['imported', 2, 0, 0, 4]);
    expect(report.rejections.map(({ reason }) => reason)).toEqual(['title', 'url', 'url', 'closed']);
    expect(operations.externalJobSources.get.reply.shape.lastRun.safeParse(report).success).toBe(true);
  });

  it('never bring text into a listing that people could not have written', async () => {
    const hostile =
      '<script>alert(1)</script><b onclick=x>Bold</b> &lt;img src=x onerror=alert(1)&gt; \u202Eevil\u0007 \ud800';
    feeds.respond = text(
      jsonOf([
        job(1, {
          title: `Lab assistant ${hostile}`,
          company: 'Alpen\u200Blabor',
          description: `${summary} ${hostile}`,
        }),
      ]),
    );
    await feeds.run(await feeds.source());
    const storedJob = await feeds.jobs().findOne({});
    expect(storedJob).toMatchObject({ organisation: 'Alpenlabor' });
    const written = `${storedJob?.title} ${storedJob?.summary}`;
    expect(written).not.toMatch(/[<>\u202E\u0007\ud800]/);
    const { id } = await feeds.manager.client.externalJobs.get({ params: { id: storedJob?._id.toHexString() ?? '' } });
    expect(id).toBe(storedJob?._id.toHexString());
  });

  it('are asked for what has changed, and read whole again after somebody changed the source', async () => {
    feeds.respond = (request, reply) =>
      void (request.headers['if-none-match'] === '"v1"'
        ? reply.writeHead(304).end()
        : reply.writeHead(200, { ETag: '"v1"' }).end(rssOf([job(1)])));
    const id = await feeds.source();
    await feeds.run(id);
    expect(counts(await feeds.run(id))).toEqual(['unchanged', 0, 0, 0, 0]);
    await feeds.sources().updateOne({ _id: id }, { $set: { url: 'https://feeds.example/jobs' } });
    const params = { id: id.toHexString() };
    const before = await feeds.manager.client.externalJobSources.get({ params });
    await feeds.manager.client.externalJobSources.update({ params, body: { ...before, organisation: 'Another' } });
    expect((await feeds.sources().findOne({ _id: id }))?.etag).toBeNull();
  });
});
