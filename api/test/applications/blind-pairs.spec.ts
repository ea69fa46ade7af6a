import { applicationList, type InternUpdate } from '@prentice/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '../../src/platform/clock/clock.ts';
import { Notification } from '../../src/features/notifications/notification.entity.ts';
import type { TestMember } from '../support/test-actors.ts';
import type { TestApp } from '../support/test-app.ts';
import {
  anInterview,
  newIdempotencyKey,
  startMarketplace,
  type Applicant,
  type Marketplace,
} from '../support/marketplace.fixture.ts';
import { emailsTo } from '../support/mailbox.ts';

/** All that blind review hides, under a name of one's own. */
const hiddenOf = (name: string): Partial<InternUpdate> => ({
  visibility: 'applied_only',
  firstName: name,
  lastName: `${name}son`,
  phone: `+43123456${name.length}`,
  headline: `${name}, headline`,
  about: `I am ${name}. ${'I like to measure and to explain what I measured. '.repeat(name.length)}`,
  education: [
    {
      institution: `${name} University`,
      degree: 'bachelor',
      field: 'Chemistry',
      start: '2024-10',
      expectedEnd: '2027-06',
      grade: null,
    },
  ],
  experience: [{ title: 'Helper', organisation: `${name} Ltd`, start: '2024-01', end: null, highlights: [name] }],
  links: [`https://${name.toLowerCase()}.example`],
  locationPreferences: [{ city: name, country: 'AT', lat: null, lon: null }],
});

/** Two who differ in nothing but what is hidden, each the first of the alphabet once. */
interface Pair {
  readonly people: readonly [Applicant, Applicant];
  readonly ids: readonly [string, string];
  readonly internshipId: string;
}

describe('two candidates whom only hidden things tell apart', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let team: readonly TestMember[];
  let pairs: readonly [Pair, Pair];

  beforeAll(async () => {
    ({ api, market: marketplace } = await startMarketplace());
    const { employerId } = marketplace.owner;
    team = [
      marketplace.owner,
      await marketplace.actors.member(employerId, 'recruiter'),
      await marketplace.actors.member(employerId, 'reviewer'),
    ];
    pairs = [await pairOf('Aaron', 'Zacharias'), await pairOf('Zoe', 'Anastasia')];
    await api.dispatch();
  });
  afterAll(() => api.close());

  async function pairOf(first: string, second: string): Promise<Pair> {
    const internshipId = await marketplace.internship({ blindReview: true });
    const someone = (name: string) =>
      marketplace.applicant(hiddenOf(name), `${name} `.repeat(name.length * 3), `${name} with a long name.txt`);
    const people = [await someone(first), await someone(second)] as const;
    const send = async (applicant: Applicant, name: string) =>
      (await marketplace.apply(applicant, internshipId, { coverNote: `Yours, ${name}. `.repeat(name.length) })).id;
    return { people, internshipId, ids: [await send(people[0], first), await send(people[1], second)] };
  }

  const get = (who: TestMember, path: string) =>
    api.inject({ url: `/api/${path}`, headers: { authorization: `Bearer ${who.token}` } });

  /** A reply without what every application has of its own: its ids, and the number in the other name. */
  const bare = (text: string): string =>
    text.replace(/[0-9a-f]{24}/g, 'ID').replace(/Candidate [A-Z]\d+/g, 'Candidate');

  const about = (id: string): string[] => [
    `applications/${id}`,
    `applications/${id}/changes`,
    `applications/${id}/cv`,
    `applications/${id}/receipt`,
    `applications/${id}/interview.ics`,
    `applications/compare?ids=${id}`,
    `application-notes?filter=${encodeURIComponent(JSON.stringify({ applicationId: id }))}`,
  ];

  it('look the same to everybody of the team, in words, headers and sizes', async () => {
    for (const { ids } of pairs)
      for (const who of team)
        for (const position of about(ids[0]).keys()) {
          const [first, two] = await Promise.all(
            ids.map(async (id) => {
              const { statusCode, headers, body } = await get(who, about(id)[position] ?? '');
              const { etag, 'content-disposition': file, 'content-type': type } = headers;
              return bare(JSON.stringify({ statusCode, etag, file, type, body })).replace(/traceId.*?,/g, '');
            }),
          );
          expect(two, about(ids[0])[position]).toBe(first);
        }
  });

  it('are in the same order whatever their names are, by everything that lists can be sorted by', async () => {
    const order = async (who: TestMember, { ids, internshipId }: Pair, sort: string): Promise<number[]> => {
      const query = new URLSearchParams({ sort, filter: JSON.stringify({ internshipId }) });
      const reply = await get(who, `applications?${String(query)}`);
      expect(reply.statusCode, reply.body).toBe(200);
      return reply.json<{ id: string }[]>().map(({ id }) => ids.indexOf(id));
    };
    for (const who of team)
      for (const field of Object.keys(applicationList.sorts))
        for (const direction of ['ASC', 'DESC']) {
          const sort = JSON.stringify([field, direction]);
          const [firstCounts, two] = await Promise.all(pairs.map((pair) => order(who, pair, sort)));
          expect(two, sort).toEqual(firstCounts);
          expect(firstCounts).toHaveLength(2);
        }
  });

  it('are found by no word that only one of them wrote, in lists, counts and spreadsheets', async () => {
    const names = ['Aaron', 'Aaronson', 'aar', 'Zoe', 'Zoe University', 'zoe.example', 'Anastasia', 'Zacharias Ltd'];
    for (const who of team)
      for (const q of names) {
        const filter = encodeURIComponent(JSON.stringify({ q }));
        const list = await get(who, `applications?filter=${filter}`);
        expect([list.body, list.headers['content-range']], q).toEqual(['[]', 'applications 0-0/0']);
        const rows = await get(who, `applications/export?filter=${filter}`);
        expect(rows.body.trim().split('\r\n'), q).toHaveLength(1);
        const profiles = await get(who, `interns?filter=${filter}`);
        for (const { people } of pairs) for (const { id } of people) expect(profiles.body).not.toContain(id);
      }
  });

  it('are not found by ids of theirs, and their profiles not at all', async () => {
    const [{ people, ids }] = pairs;
    for (const who of team)
      for (const { id, cvId } of people) {
        const profileReply = await get(who, `interns/${id}`);
        const unknown = await get(who, `interns/${newIdempotencyKey()}`);
        expect([profileReply.statusCode, profileReply.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND']);
        expect(profileReply.body.length).toBe(unknown.body.length);
        expect((await get(who, `documents/${cvId}/content`)).statusCode).toBeGreaterThanOrEqual(403);
        for (const filter of [{ internId: id }, { cvDocumentId: cvId }, { id: [id] }, { id: ids, internId: id }]) {
          const reply = await get(who, `applications?filter=${encodeURIComponent(JSON.stringify(filter))}`);
          expect(reply.statusCode === 200 ? reply.body : '[]', JSON.stringify(filter)).toBe('[]');
        }
      }
  });

  /** Names of theirs in all that the team has been sent. */
  async function named(): Promise<string[]> {
    const ids = new Set(team.map(({ id }) => id));
    const all = await api.database.collection(Notification).find({}).toArray();
    const notices = all.filter((notice) => ids.has(String(notice['userId'])));
    expect(notices.length).toBeGreaterThan(0);
    const mails = await Promise.all(team.map(({ email }) => emailsTo(api, email)));
    const texts = JSON.stringify([notices, mails]);
    const people = pairs.flatMap((pair) => pair.people);
    const secrets = [
      ...people.flatMap(({ id, email, cvId }) => [id, email, cvId]),
      'Aaron',
      'Zach',
      'Zoe',
      'Anastasia',
    ];
    return secrets.filter((secret) => texts.includes(secret));
  }

  it('are named in no reminder, withdrawal, lapse or interest, nor in what the team takes home', async () => {
    const [{ people, ids, internshipId }] = pairs;
    const third = await marketplace.applicant(hiddenOf('Zacharias'));
    const { id: interest } = await third.client.applications.showInterest({
      body: { internshipId },
      idempotencyKey: newIdempotencyKey(),
    });
    const seen = await get(marketplace.owner, `applications/${interest}`);
    expect(seen.json()).toMatchObject({ state: 'interested', blind: true });
    expect(seen.body).not.toContain('Zach');

    await marketplace.moveClockTo(new Date(api.clock.now().getTime() + 13.5 * DAY));
    await api.job('applications.reminders');
    const leaver = await marketplace.signInAgain(people[0]);
    await marketplace.transition(leaver, ids[0], { to: 'withdrawn', note: null });
    await api.dispatch();
    await marketplace.moveClockTo(new Date(api.clock.now().getTime() + 40 * DAY));
    for (const job of ['applications.reminders', 'applications.unanswered', 'employers.response-metrics'])
      await api.job(job);
    await api.dispatch();
    expect((await marketplace.stored(ids[1])).state).toBe('closed_no_response');
    expect(await named()).toEqual([]);
    for (const id of [...ids, interest])
      expect((await get(marketplace.owner, `applications/${id}`)).body).not.toContain('Za');
    const auditReply = await get(marketplace.owner, 'audit?range=[0,99]');
    expect(auditReply.body).not.toMatch(/Aaron|Zach|Zoe|Anast/);
  });

  it('cannot be invited, offered a place or answered by name before they are shortlisted', async () => {
    const [, { ids }] = pairs;
    const body = { to: 'interview' as const, interview: anInterview(api.clock.now()) };
    await expect(marketplace.transition(marketplace.owner, ids[0], body)).rejects.toMatchObject({
      code: 'TRANSITION_NOT_ALLOWED',
    });
    expect((await marketplace.stored(ids[0])).revealedAt ?? null).toBeNull();
  });
});
