import { resumeContent, resumeLimits, type ResumeFormat } from '@prentice/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newIdempotencyKey } from '../support/marketplace.fixture.ts';
import { TestActors, type TestActor } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const content = resumeContent.parse({
  basics: {
    name: 'Lina Berger',
    email: 'lina@people.example',
    summary: 'Counts birds and explains what the numbers mean.',
  },
  work: [
    {
      position: 'Tutor',
      name: 'City School',
      startDate: '2024-03',
      endDate: '2024-06',
      highlights: ['Taught 12 pupils'],
    },
  ],
  skills: [{ name: 'Python' }, { name: 'Field work', keywords: ['Ringing'] }],
});
const version = { name: 'For laboratories', template: 'modern', language: 'de', content } as const;
const types: Record<ResumeFormat, RegExp> = {
  pdf: /^application\/pdf/,
  docx: /wordprocessingml/,
  txt: /^text\/plain/,
  json: /json/,
};

describe('the versions of a CV', () => {
  let api: TestApp;
  let actors: TestActors;
  let intern: TestActor;
  beforeAll(async () => {
    api = await startTestApp();
    actors = new TestActors(api);
    intern = await actors.intern();
  });
  afterAll(() => api.close());

  it('are saved, listed without their content, changed and deleted by their owner', async () => {
    const { resumes } = intern.client;
    const { id, version: first } = await resumes.create({ body: version });
    expect((await resumes.list()).items).toEqual([expect.objectContaining({ id, name: 'For laboratories' })]);
    expect((await resumes.list()).items[0]).not.toHaveProperty('content');
    expect((await resumes.get({ params: { id } })).content).toEqual(content);
    const changed = await resumes.update({ params: { id }, version: first, body: { ...version, name: 'For museums' } });
    expect(changed).toMatchObject({ name: 'For museums', version: first + 1 });
    await expect(resumes.update({ params: { id }, version: first, body: version })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
    });
    await resumes.remove({ params: { id } });
    await expect(resumes.get({ params: { id } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('do not exist for another student, and are not for employers and administrators', async () => {
    const { id, version: seen } = await intern.client.resumes.create({ body: version });
    const other = (await actors.intern()).client.resumes;
    expect((await other.list()).items).toEqual([]);
    for (const attempt of [
      () => other.get({ params: { id } }),
      () => other.update({ params: { id }, version: seen, body: version }),
      () => other.remove({ params: { id } }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (const { client } of [await actors.employer(), await actors.admin()]) {
      const { resumes } = client;
      for (const attempt of [
        () => resumes.list(),
        () => resumes.get({ params: { id } }),
        () => resumes.create({ body: version }),
        () => resumes.export({ body: { format: 'txt', template: 'modern', language: 'de', content } }),
      ])
        await expect(attempt()).rejects.toMatchObject({
          status: expect.toSatisfy((status) => status === 403 || status === 404),
        });
    }
    expect((await intern.client.resumes.get({ params: { id } })).content).toEqual(content);
    await intern.client.resumes.remove({ params: { id } });
  });

  it('are limited in number and in size', async () => {
    const { resumes } = (await actors.intern()).client;
    const saved = await Promise.allSettled(
      Array.from({ length: resumeLimits.versions + 2 }, (_, index) =>
        resumes.create({ body: { ...version, name: `${index}` } }),
      ),
    );
    expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(resumeLimits.versions);
    expect(saved.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'SAVED_LIMIT' } });
    const highlights = Array.from({ length: resumeLimits.points }, () => 'x'.repeat(resumeLimits.point));
    const work = Array.from({ length: 4 }, () => ({ position: 'Tutor', highlights }));
    await expect(resumes.create({ body: { ...version, content: { work } } })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  it('are in the file with the data of their owner', async () => {
    const { client } = await actors.intern();
    await client.resumes.create({ body: version });
    const { id } = await client.dataRequests.create({ body: { kind: 'export' }, idempotencyKey: newIdempotencyKey() });
    await api.dispatch();
    const file: unknown = JSON.parse(await (await client.dataRequests.file({ params: { id } })).text());
    const { resumes } = z
      .object({ resumes: z.array(z.object({ name: z.string(), content: resumeContent })) })
      .parse(file);
    expect(resumes).toEqual([{ name: 'For laboratories', content }]);
  });

  it.each(['pdf', 'docx', 'txt'] as const)(
    'become a %s that is accepted as a CV and read back as it was',
    async (format) => {
      const { resumes, documents } = intern.client;
      const file = await resumes.export({ body: { format, template: 'compact', language: 'en', content } });
      expect(file.type).toMatch(types[format]);
      const cv = await documents.upload({ body: { kind: 'cv' }, file, fileName: `lina.${format}` });
      const reviewed = await documents.review({ params: { id: cv.id } });
      expect(reviewed.resume).toEqual(content);
      expect(reviewed.review.findings.map(({ rule }) => rule)).not.toContain('no_email');
      await documents.remove({ params: { id: cv.id } });
    },
  );

  it('become a JSON Resume document', async () => {
    const { resumes } = intern.client;
    const file = await resumes.export({ body: { format: 'json', template: 'compact', language: 'en', content } });
    expect(file.type).toMatch(types.json);
    expect(JSON.parse(await file.text())).toMatchObject({
      basics: { name: 'Lina Berger' },
      skills: [{ name: 'Python' }, {}],
    });
  });

  it('are not made into a file without a name, or into a PDF of letters that it cannot show', async () => {
    const { resumes } = intern.client;
    const look = { format: 'pdf', template: 'classic', language: 'en' } as const;
    await expect(resumes.export({ body: { ...look, content: {} } })).rejects.toMatchObject({
      code: 'RESUME_INCOMPLETE',
    });
    const foreign = { basics: { name: '漢字' } };
    await expect(resumes.export({ body: { ...look, content: foreign } })).rejects.toMatchObject({
      code: 'RESUME_LETTERS',
    });
  });
});
