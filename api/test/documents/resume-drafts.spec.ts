import { resumeDraftContent, resumeDraftLimits } from '@prentice/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newIdempotencyKey } from '../support/marketplace.fixture.ts';
import { TestActors, type TestActor } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const content = { basics: { name: ' Lina ' }, work: [{ position: 'Tutor', startDate: '13/20', highlights: 'One\n' }] };
const look = { template: 'modern', language: 'de' } as const;
const named = (name: string) => ({ ...look, content: { basics: { name } } });

describe('what is written in the editor of CVs', () => {
  let api: TestApp;
  let actors: TestActors;
  let intern: TestActor;
  beforeAll(async () => {
    api = await startTestApp();
    actors = new TestActors(api);
    intern = await actors.intern();
  });
  afterAll(() => api.close());

  it('is kept as it was typed, unfinished as it may be', async () => {
    const { resumes } = intern.client;
    expect(await resumes.draft()).toEqual({ draft: null });
    const saved = await resumes.saveDraft({ version: 0, body: { ...look, content } });
    expect(saved).toMatchObject({ version: 1, content: resumeDraftContent.parse(content) });
    expect(await resumes.draft()).toEqual({ draft: saved });
    expect((await resumes.list()).items).toEqual([]);
  });

  it('is not saved over what another device saved meanwhile', async () => {
    const { resumes } = (await actors.intern()).client;
    const save = (version: number, name: string) => resumes.saveDraft({ version, body: named(name) });
    const conflict = { code: 'VERSION_CONFLICT', status: 412 };
    const first = await Promise.allSettled([save(0, 'One'), save(0, 'Two')]);
    expect(first.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { version } = await save(1, 'Three');
    await expect(save(1, 'Four')).rejects.toMatchObject(conflict);
    await expect(save(0, 'Four')).rejects.toMatchObject(conflict);
    expect((await resumes.draft()).draft).toMatchObject({ version, content: { basics: { name: 'Three' } } });
  });

  it('is its student’s alone', async () => {
    const { resumes } = (await actors.intern()).client;
    expect(await resumes.draft()).toEqual({ draft: null });
    for (const { client } of [await actors.employer(), await actors.admin()])
      for (const attempt of [
        () => client.resumes.draft(),
        () => client.resumes.saveDraft({ version: 0, body: named('Eve') }),
      ])
        await expect(attempt()).rejects.toMatchObject({ status: 403 });
  });

  it('is limited in size', async () => {
    const work = Array.from({ length: 10 }, () => ({ highlights: 'x'.repeat(resumeDraftLimits.text) }));
    const body = { ...look, content: { basics: {}, work } };
    const save = intern.client.resumes.saveDraft({ version: 1, body });
    await expect(save).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('is in the file with the data of its owner', async () => {
    const { client } = await actors.intern();
    await client.resumes.saveDraft({ version: 0, body: named('Lina Berger') });
    const { id } = await client.dataRequests.create({ body: { kind: 'export' }, idempotencyKey: newIdempotencyKey() });
    await api.dispatch();
    const file: unknown = JSON.parse(await (await client.dataRequests.file({ params: { id } })).text());
    const { resumeDrafts } = z.object({ resumeDrafts: z.array(z.object({ content: resumeDraftContent })) }).parse(file);
    expect(resumeDrafts.map((draft) => draft.content.basics.name)).toEqual(['Lina Berger']);
  });
});
