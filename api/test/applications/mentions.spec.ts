import { mentionOf } from '@prentice/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emailsTo } from '../support/mailbox.ts';
import { newIdempotencyKey, Marketplace, startMarketplace } from '../support/marketplace.fixture.ts';
import type { TestMember } from '../support/test-actors.ts';
import type { TestApp } from '../support/test-app.ts';

describe('a mention in a note of the team', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let owner: TestMember;
  let recruiter: TestMember;
  let reviewer: TestMember;
  let applicationId: string;
  let internshipId: string;
  beforeAll(async () => void ({ api, market: marketplace } = await startMarketplace()));
  afterAll(() => api.close());
  beforeEach(async () => {
    owner = await Marketplace.createCompany(api, marketplace.actors);
    recruiter = await marketplace.actors.member(owner.employerId, 'recruiter');
    const profile = { name: 'Mia Berg', locale: 'en' as const, timeZone: 'UTC' };
    await recruiter.client.auth.updateMe({ version: 1, body: profile });
    reviewer = await marketplace.actors.member(owner.employerId, 'reviewer');
    internshipId = await marketplace.internship({ title: 'River laboratory', blindReview: true }, owner);
    const applicant = await marketplace.applicant({ firstName: 'Hedwig', lastName: 'Hiddenname' });
    applicationId = (await marketplace.apply(applicant, internshipId)).id;
    await api.dispatch();
  });

  const write = (text: string) => owner.client.applicationNotes.create({ body: { applicationId, text } });
  const noticesOf = async ({ client }: TestMember) => {
    await api.dispatch();
    return (await client.notifications.list({ list: { filter: { type: ['team.mention'] } } })).items;
  };
  const notes = async () => (await owner.client.applicationNotes.list({ list: { filter: { applicationId } } })).items;
  const candidate = () => `/internships/employer/intern/${applicationId}`;

  it('notifies those who are mentioned, once each, with a link to the note, and nobody else', async () => {
    const text = `${mentionOf(recruiter.id)} and ${mentionOf(recruiter.id)}, look with ${mentionOf(owner.id)}.`;
    const note = await write(text);
    const [notice, ...more] = await noticesOf(recruiter);
    expect(more).toEqual([]);
    expect(notice).toMatchObject({ titleKey: 'application.mentioned', link: `${candidate()}#note-${note.id}` });
    expect(notice?.params['author']).toBe((await notes()).find(({ id }) => id === note.id)?.authorName);
    expect(await noticesOf(reviewer)).toEqual([]);
    /* Who wrote it knows. */
    expect(await noticesOf(owner)).toEqual([]);
    expect((await emailsTo(api, recruiter.email)).filter(({ source }) => source.includes('mentioned'))).toHaveLength(1);
  });

  it('names nobody whom blind review hides, and nothing of what was written', async () => {
    await write(`${mentionOf(reviewer.id)}, Hiddenname is secretly strong.`);
    const [notice] = await noticesOf(reviewer);
    const sent = (await emailsTo(api, reviewer.email)).map(({ source }) => source).join('\n');
    expect(sent).toContain('River laboratory');
    for (const seen of [JSON.stringify(notice), sent]) expect(seen).not.toMatch(/Hedwig|Hiddenname|strong/);
  });

  it('is stored as an id and read with the name of today, or none for who has left', async () => {
    const text = `Ask ${mentionOf(recruiter.id)} and ${mentionOf(reviewer.id)}.`;
    const created = await write(text);
    const mentions = [
      { id: recruiter.id, name: 'Mia Berg' },
      { id: reviewer.id, name: reviewer.email },
    ];
    expect(created).toMatchObject({ text, mentions });
    const { items } = await owner.client.members.list({});
    const left = items.find(({ userId }) => userId === recruiter.id);
    await owner.client.members.remove({ params: { id: left?.id ?? '' } });
    await api.dispatch();
    expect((await notes())[0]).toMatchObject({ text, mentions: [{ id: recruiter.id, name: null }, mentions[1]] });
    /* What mentions somebody who has left can still be changed, and mentions them again nowhere else. */
    const params = { id: created.id };
    const changed = await owner.client.applicationNotes.update({ params, version: 1, body: { text: `${text} Soon.` } });
    expect(changed.text).toBe(`${text} Soon.`);
    await expect(write(text)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('notifies after a change of the note only those who were not mentioned before', async () => {
    const { id } = await write(`Ask ${mentionOf(recruiter.id)}.`);
    const text = `Ask ${mentionOf(recruiter.id)} and ${mentionOf(reviewer.id)}.`;
    const update = (version: number, words: string) =>
      owner.client.applicationNotes.update({ params: { id }, version, body: { text: words } });
    await update(1, text);
    expect(await noticesOf(recruiter)).toHaveLength(1);
    expect(await noticesOf(reviewer)).toHaveLength(1);
    await update(2, 'Ask nobody.');
    await update(3, text);
    expect(await noticesOf(recruiter)).toHaveLength(1);
    expect(await noticesOf(reviewer)).toHaveLength(1);
  });

  it('leads to the application once the note is removed', async () => {
    const { id } = await write(`Ask ${mentionOf(recruiter.id)}.`);
    const note = await write(`Ask ${mentionOf(recruiter.id)} again.`);
    await noticesOf(recruiter);
    await owner.client.applicationNotes.remove({ params: { id } });
    const links = (await noticesOf(recruiter)).map(({ link }) => link);
    expect(links.toSorted()).toEqual([candidate(), `${candidate()}#note-${note.id}`]);
    const { items } = await recruiter.client.deliveries.list({ list: { filter: { type: ['team.mention'] } } });
    expect(items.filter(({ link }) => link === candidate()).map(({ channel }) => channel)).toContain('email');
  });

  it('is refused for anybody who does not belong to the company, and nothing is written', async () => {
    const stranger = await Marketplace.createCompany(api, marketplace.actors);
    for (const id of [stranger.id, marketplace.admin.id, 'f'.repeat(24)])
      await expect(write(`Ask ${mentionOf(id)}.`)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: [{ field: 'text', code: 'not_a_member' }],
      });
    expect(await notes()).toEqual([]);
    expect(await noticesOf(stranger)).toEqual([]);
  });

  it('gives the candidate no ids of members in the export of their data', async () => {
    const applicant = await marketplace.applicant();
    const { id } = await marketplace.apply(applicant, internshipId);
    await owner.client.applicationNotes.create({
      body: { applicationId: id, text: `Ask ${mentionOf(recruiter.id)}.` },
    });
    const { dataRequests } = applicant.client;
    const request = await dataRequests.create({ body: { kind: 'export' }, idempotencyKey: newIdempotencyKey() });
    await api.dispatch();
    const text = await (await dataRequests.file({ params: { id: request.id } })).text();
    expect(text).toContain('Ask @….');
    expect(text).not.toContain(recruiter.id);
  });
});
