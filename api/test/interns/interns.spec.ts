import { internUpdate, type InternUpdate } from '@prentice/contract';
import { PASSWORD } from '@prentice/testing';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ObjectId } from 'mongodb';
import { InternProfile } from '../../src/features/interns/intern.entity.ts';
import { TestActors, type TestActor } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { tokenFor } from '../support/mailbox.ts';

const filled: InternUpdate = internUpdate.parse({
  firstName: 'Ada',
  lastName: 'Kern',
  headline: 'Student of chemistry',
  about:
    'I like to measure things and to explain what I measured, in the laboratory and outside of it, to people of every kind.',
  education: [
    { institution: 'University of the Example', degree: 'bachelor', start: '2024-10', expectedEnd: '2027-06' },
  ],
  skills: ['Chemistry', 'Statistics', 'Writing'].map((label) => ({ label, level: 2 })),
});
/* The fields of jsonresume.org's schema 1.0.0 that are written, each as that schema has it. */
const partial = z.string().regex(/^([1-2]\d{3}-[0-1]\d-[0-3]\d|[1-2]\d{3}-[0-1]\d|[1-2]\d{3})$/);
const words = z.string();
const span = { startDate: partial.optional(), endDate: partial.optional() };
const highlights = z.array(words);
const jsonResumeSchema = z.strictObject({
  $schema: z.url(),
  basics: z.strictObject({
    name: words,
    label: words,
    email: z.email(),
    phone: words,
    summary: words,
    location: z.strictObject({ city: words.optional(), countryCode: words.optional() }),
    profiles: z.array(z.strictObject({ url: z.url(), network: words })),
  }),
  education: z.array(z.strictObject({ institution: words, studyType: words, area: words, ...span, score: words })),
  work: z.array(z.strictObject({ name: words, position: words, ...span, highlights })),
  projects: z.array(z.strictObject({ name: words, ...span, highlights })),
  skills: z.array(z.strictObject({ name: words, level: words })),
  languages: z.array(z.strictObject({ language: words, fluency: words })),
});
const text = (words: string) =>
  new Blob([`${words}. Experience with laboratory work, statistics and writing reports.`]);

describe('intern profiles and documents', () => {
  let api: TestApp;
  let actors: TestActors;
  let intern: TestActor;
  beforeAll(async () => {
    api = await startTestApp();
    actors = new TestActors(api);
    intern = await actors.intern();
  });
  afterAll(() => api.close());

  const upload = (actor: TestActor, words: string, fileName = 'cv.txt') =>
    actor.client.documents.upload({ body: { kind: 'cv' }, file: text(words), fileName });

  it('says what is missing and grows as it is filled', async () => {
    const empty = await intern.client.interns.own();
    expect(empty).toMatchObject({ completeness: 0 });
    expect(empty.gaps[0]).toMatchObject({ key: 'education', points: 20 });
    const saved = await intern.client.interns.save({ version: empty.version, body: filled });
    expect(saved.completeness).toBe(65);
    const cv = await upload(intern, 'First');
    expect((await intern.client.interns.chooseCv({ body: { documentId: cv.id } })).completeness).toBe(80);
  });

  it('refuses a stale save and keeps the newer text', async () => {
    const now = await intern.client.interns.own();
    await intern.client.interns.save({ version: now.version, body: { ...filled, headline: 'Newer' } });
    const stale = intern.client.interns.save({ version: now.version, body: { ...filled, headline: 'Older' } });
    await expect(stale).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    expect((await intern.client.interns.own()).headline).toBe('Newer');
  });

  it('a document is found by its owner only', async () => {
    const cv = await upload(intern, 'Private');
    const other = await actors.intern();
    await expect(other.client.documents.get({ params: { id: cv.id } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(other.client.documents.remove({ params: { id: cv.id } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(other.client.interns.chooseCv({ body: { documentId: cv.id } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await intern.client.documents.list({ list: {} })).items.map((document) => document.id)).toContain(cv.id);
  });

  it('an address that is not confirmed yet keeps nobody from the own documents', async () => {
    const newcomer = await actors.intern((account) => account.unverified());
    const { documents } = newcomer.client;
    const { id } = await upload(newcomer, 'Early');
    expect((await documents.list({ list: {} })).items.map((document) => document.id)).toEqual([id]);
    expect((await documents.get({ params: { id } })).fileName).toBe('cv.txt');
    expect(await (await documents.file({ params: { id } })).text()).toContain('Early');
    expect((await documents.accesses({ list: {} })).total).toBe(0);
    await documents.remove({ params: { id } });
    expect((await documents.list({ list: {} })).total).toBe(0);
  });

  it('sends a file with a type of our choosing, sandboxed', async () => {
    const cv = await upload(intern, 'Sandboxed', 'my <cv>\u202e.html');
    expect(cv).toMatchObject({ mediaType: 'text/plain', fileName: 'my _cv__.txt' });
    const reply = await api.inject({
      url: `/api/documents/${cv.id}/file`,
      headers: { authorization: `Bearer ${intern.token}` },
    });
    expect(reply.headers).toMatchObject({
      'content-type': 'text/plain',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(reply.headers['content-security-policy']).toContain('sandbox');
  });

  it('says of a CV that it was not scanned, and takes it all the same', async () => {
    const person = await actors.intern();
    const { id, scanState } = await upload(person, 'An honest CV');
    expect(scanState).toBe('unscanned');
    expect(await person.client.documents.reading({ params: { id } })).toBeDefined();
  });

  it('refuses what is no CV and keeps nothing of it', async () => {
    const before = (await intern.client.documents.list({ list: {} })).total;
    const program = new Blob([new Uint8Array([0x4d, 0x5a, 0, 1, 2, 3])]);
    const attempt = intern.client.documents.upload({ body: { kind: 'cv' }, file: program, fileName: 'cv.pdf' });
    await expect(attempt).rejects.toMatchObject({ code: 'FILE_TYPE' });
    expect((await intern.client.documents.list({ list: {} })).total).toBe(before);
  });

  it('says of a text that is named as a PDF that it is none, and not that it is a scan', async () => {
    const attempt = (fileName: string) =>
      intern.client.documents.upload({ body: { kind: 'cv' }, file: new Blob(['no pdf']), fileName });
    await expect(attempt('bad.pdf')).rejects.toMatchObject({ code: 'FILE_MISNAMED', params: { type: 'PDF' } });
  });

  it('administrators read a profile without contacts, and with a reason that is logged also the contacts', async () => {
    const admin = await actors.admin();
    const { id } = await intern.client.interns.own();
    expect(await admin.client.interns.get({ params: { id } })).not.toHaveProperty('email');
    await expect(
      admin.client.interns.reveal({ params: { id }, body: { code: 'safety', text: 'short' } }),
    ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    const revealed = await admin.client.interns.reveal({
      params: { id },
      body: { code: 'safety', text: 'A report names this person.' },
    });
    expect(revealed.email).toBe(intern.email);
    const entries = await admin.client.audit.list({ list: { filter: { action: 'revealed' } } });
    expect(entries.items[0]).toMatchObject({ resource: 'interns', resourceId: id });
  });

  it('a profile follows the account to a new email address', async () => {
    const person = await actors.intern();
    await upload(person, 'Moves', 'mine.txt');
    const email = 'moved.intern@people.example';
    const profile = await person.client.interns.own();
    await person.client.interns.save({ version: profile.version, body: filled });
    await person.client.account.changeEmail({ body: { email, password: PASSWORD } });
    await person.client.auth.confirmEmail({ body: { token: await tokenFor(api, email) } });
    await api.dispatch();
    expect(await api.database.collection(InternProfile).findOne({ userId: new ObjectId(person.id) })).toMatchObject({
      email,
    });
  });

  it('the intern sees who asked for the contacts or the CV, when and why, and nobody else does', async () => {
    const person = await actors.intern();
    const cv = await upload(person, 'Looked at', 'mine.txt');
    const { id } = await person.client.interns.chooseCv({ body: { documentId: cv.id } });
    const admin = await actors.admin();
    const secret = 'Somebody else told us about it.';
    const now = api.clock.now().toISOString();
    await admin.client.interns.reveal({ params: { id }, body: { code: 'safety', text: secret } });
    api.clock.advance(1_000);
    await admin.client.documents.reveal({ params: { id: cv.id }, body: { code: 'verification', text: secret } });
    const looks = await person.client.documents.accesses({ list: {} });
    const common = { viewerName: 'administrator', purpose: 'reveal' };
    expect(looks.items).toMatchObject([
      { ...common, documentId: cv.id, fileName: 'mine.txt', reason: 'verification' },
      { ...common, documentId: null, fileName: null, reason: 'safety', at: now },
    ]);
    expect(JSON.stringify(looks)).not.toMatch(new RegExp(`${secret}|${admin.id}`));
    const stranger = await actors.intern();
    expect((await stranger.client.documents.accesses({ list: {} })).items).toEqual([]);
    for (const other of [admin, await actors.employer()])
      await expect(other.client.documents.accesses({ list: {} })).rejects.toMatchObject({ status: 403 });
  });

  it('limited administrators see a masked list, employers only open profiles', async () => {
    const limited = await actors.limitedAdmin('dashboard:view');
    const list = await limited.client.interns.list({ list: {} });
    expect(JSON.stringify(list)).not.toContain('Kern');
    expect(list.items[0]).toHaveProperty('maskedName');
    const employer = await actors.employer();
    const { id } = await intern.client.interns.own();
    await expect(employer.client.interns.get({ params: { id } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await employer.client.interns.list({ list: {} })).total).toBe(0);
  });

  it('exports the profile as JSON Resume', async () => {
    const { version } = await intern.client.interns.own();
    const experience = [{ title: 'Laboratory help', organisation: null, start: '2025-03', end: null, highlights: [] }];
    await intern.client.interns.save({ version, body: { ...filled, experience } });
    const reply = await api.inject({
      url: '/api/interns/me/json-resume',
      headers: { authorization: `Bearer ${intern.token}` },
    });
    expect(reply.json()).toMatchObject({
      basics: { name: 'Ada Kern' },
      education: [{ institution: 'University of the Example' }],
    });
    expect(jsonResumeSchema.parse(reply.json())).toEqual(reply.json());
  });

  it('keeps saved searches of their owner', async () => {
    const saved = await intern.client.savedSearches.create({ body: { name: 'Chemistry', query: 'q=chemistry' } });
    const other = await actors.intern();
    await expect(other.client.savedSearches.remove({ params: { id: saved.id } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await intern.client.savedSearches.list({ list: {} })).total).toBe(1);
  });

  it('keeps the same search once, however often and in whichever order it is asked for', async () => {
    const { savedSearches } = (await actors.intern()).client;
    const save = (name: string, query: string) =>
      savedSearches.create({ body: { name, query } }).then(
        () => 'saved',
        (error: { code: string }) => error.code,
      );
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, turn) => save(`Try ${turn}`, 'q=botany&mode=remote')),
    );
    expect(outcomes.toSorted()).toEqual([...Array.from({ length: 7 }, () => 'SEARCH_SAVED'), 'saved']);
    expect(await save('Again', 'mode=remote&q=botany&page=3&place=')).toBe('SEARCH_SAVED');
    expect(await save('Other', 'q=botany')).toBe('saved');
    const { items } = await savedSearches.list({ list: {} });
    expect(items).toHaveLength(2);
    const [other] = items.filter((item) => item.name === 'Other');
    const change = (query: string) =>
      savedSearches.update({
        params: { id: other?.id ?? '' },
        version: other?.version ?? 0,
        body: { name: 'Other', query },
      });
    await expect(change('mode=remote&q=botany')).rejects.toMatchObject({ code: 'SEARCH_SAVED' });
    await expect(change('q=botany&sort=newest')).resolves.toMatchObject({ query: 'q=botany&sort=newest' });
  });

  it('renames a document, which stays what it is', async () => {
    const { client } = intern;
    const cv = await client.documents.upload({ body: { kind: 'cv' }, file: text('A CV'), fileName: 'scan 1.txt' });
    const params = { id: cv.id };
    const renamed = await client.documents.rename({ params, body: { fileName: 'Ada/Kern 2026.pdf' } });
    expect(renamed).toMatchObject({ fileName: 'Ada_Kern 2026.txt', sha256: cv.sha256 });
    const { client: stranger } = await actors.intern();
    const strange = stranger.documents.rename({ params, body: { fileName: 'Mine' } });
    await expect(strange).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('reads a CV for its owner alone, and writes nothing by it', async () => {
    const { client } = await actors.intern();
    const words = 'Lina Berger\n\nSKILLS\nPython, Statistics, Field notes\n\nLANGUAGES\nGerman (native), English C1\n';
    const cv = await client.documents.upload({
      body: { kind: 'cv' },
      file: new Blob([words]),
      fileName: 'cv.txt',
    });
    const params = { id: cv.id };
    const before = await client.interns.own();
    const { findings } = await client.documents.reading({ params });
    expect(findings).toContainEqual({ kind: 'name', quote: 'Lina Berger', firstName: 'Lina', lastName: 'Berger' });
    expect(findings.filter((finding) => finding.kind === 'skill').map((finding) => finding.label)).toEqual([
      'Python',
      'Statistics',
      'Field notes',
    ]);
    expect(await client.interns.own()).toEqual(before);
    await expect(intern.client.documents.reading({ params })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('reviews a CV for its owner alone, with the month of the clock, and writes nothing by it', async () => {
    const { client } = await actors.intern();
    const words =
      'Lina Berger\nDate of birth: 4 May 2003\n\nEXPERIENCE\nTutor, City School | 03/2019 – 05/2019\n• Various tasks\n\nSKILLS\nPython, Statistics, Field notes\n';
    const cv = await client.documents.upload({ body: { kind: 'cv' }, file: new Blob([words]), fileName: 'cv.txt' });
    const params = { id: cv.id };
    const first = await client.documents.review({ params });
    const rules = first.review.findings.map(({ rule }) => rule);
    expect(rules).toEqual(expect.arrayContaining(['birth_date', 'no_email', 'no_education', 'empty_phrase']));
    expect(first.reading.fields).toContainEqual({ pointer: '/basics/name', value: 'Lina Berger' });
    expect(first.reading.lines.map(({ text: line }) => line)).toEqual(words.split('\n').filter(Boolean));
    expect(await client.documents.review({ params })).toEqual(first);
    await expect(intern.client.documents.review({ params })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await client.documents.remove({ params });
    await expect(client.documents.review({ params })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
