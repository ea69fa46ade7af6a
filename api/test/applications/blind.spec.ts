import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allOperations, type Match } from '@prentice/contract';
import type { LightMyRequestResponse } from 'fastify';
import { ObjectId } from 'mongodb';
import { AuditEntry } from '../../src/platform/audit/audit.entity.ts';
import { Notification } from '../../src/features/notifications/notification.entity.ts';
import type { TestMember } from '../support/test-actors.ts';
import type { TestApp } from '../support/test-app.ts';
import {
  anInterview,
  anOffer,
  startMarketplace,
  type Applicant,
  type Marketplace,
} from '../support/marketplace.fixture.ts';
import { emailsTo } from '../support/mailbox.ts';

const CANARY = 'canarywren';

describe('blind review', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let candidate: Applicant;
  let team: Record<'owner' | 'recruiter' | 'reviewer', TestMember>;
  let internshipId: string;
  let id: string;

  beforeAll(async () => {
    ({ api, market: marketplace } = await startMarketplace());
    const { owner, actors } = marketplace;
    team = {
      owner,
      recruiter: await actors.member(owner.employerId, 'recruiter'),
      reviewer: await actors.member(owner.employerId, 'reviewer'),
    };
    candidate = await marketplace.applicant(
      {
        visibility: 'applied_only',
        firstName: `Ada${CANARY}`,
        lastName: `Kern${CANARY}`,
        phone: '+431234567',
        headline: `${CANARY} headline`,
        about: `I am ${CANARY}. ${'I like to measure and to explain. '.repeat(4)}`,
        education: [
          {
            institution: `${CANARY} University`,
            degree: 'bachelor',
            field: 'Chemistry',
            start: '2024-10',
            expectedEnd: '2027-06',
            grade: null,
          },
        ],
        experience: [{ title: CANARY, organisation: CANARY, start: '2024-01', end: null, highlights: [CANARY] }],
        projects: [{ title: CANARY, organisation: null, start: '2024-01', end: null, highlights: [] }],
        links: [`https://${CANARY}.example`],
        locationPreferences: [{ city: CANARY, country: 'AT', lat: null, lon: null }],
      },
      `${CANARY} experience`,
      `${CANARY}.txt`,
    );
    internshipId = await marketplace.internship({
      blindReview: true,
      questions: [{ key: 'why', kind: 'short', label: 'Why do you want this?', options: [], required: true }],
    });
    const answers = [{ key: 'why', value: `Because of ${CANARY}` }];
    id = (await marketplace.apply(candidate, internshipId, { coverNote: `Yours, ${CANARY}`, answers })).id;
    const match: Match = {
      score: 71,
      algorithmVersion: '1',
      items: [
        {
          part: 'required',
          requirement: { kind: 'skill', label: 'Chemistry' },
          grade: 1,
          evidence: { from: 'cv', quote: `${CANARY} quoted`, page: 1 },
        },
      ],
    };
    await marketplace.rows().updateOne({ _id: new ObjectId(id) }, { $set: { match } });
    await marketplace.owner.client.applications.open({ params: { id } });
    await api.dispatch();
  });
  afterAll(() => api.close());

  /** Every reading operation, with whatever of our records its address may name. */
  function addresses(): string[] {
    const named = [id, internshipId, candidate.id, candidate.cvId, marketplace.owner.employerId];
    const gets = allOperations.filter(
      ({ operation }) => operation.method === 'GET' && operation.replyKind !== 'events',
    );
    const paths = gets.flatMap(({ operation }) => {
      const path = `/api${operation.path}`;
      if (path.includes(':')) return named.map((name) => path.replace(/:\w+/g, name));
      return [path, ...(operation.list ? [`${path}?range=[0,99]`] : [])];
    });
    return [
      ...paths,
      `/api/applications/compare?ids=${id}`,
      `/api/applications/counts?internshipId=${internshipId}`,
      `/api/applications?filter=${encodeURIComponent(JSON.stringify({ internshipId: [internshipId] }))}`,
      `/api/applications/export?filter=${encodeURIComponent(JSON.stringify({ internshipId: [internshipId] }))}`,
      `/api/application-notes?filter=${encodeURIComponent(JSON.stringify({ applicationId: id }))}`,
    ];
  }

  /** What members write: whether it is done or refused, the reply says nothing of who it is. */
  const acts = (): [method: 'POST' | 'PUT', path: string, body: object][] => [
    ['POST', `applications/${id}/open`, {}],
    ['PUT', `applications/${id}/rating`, { rating: 4, tags: ['field'] }],
    ['POST', 'application-notes', { applicationId: id, text: 'Read twice.' }],
    ['PUT', `applications/${id}/interview`, { interview: anInterview(api.clock.now()) }],
    ['POST', `applications/${id}/transitions`, { to: 'interview', interview: anInterview(api.clock.now()) }],
    ['POST', `applications/${id}/transitions`, { to: 'offered', offer: anOffer(api.clock.now()) }],
    ['POST', 'applications/transitions', { ids: [id], transition: { to: 'rejected', code: 'skills', text: null } }],
    ['POST', 'applications/undo', { ids: [id] }],
  ];

  /** A reply may repeat an id that its address names. */
  function leaksIn(url: string, reply: Pick<LightMyRequestResponse, 'headers' | 'body'>): string[] {
    const text = `${JSON.stringify(reply.headers)}${reply.body}`.replaceAll(url, '');
    const secrets = [CANARY, candidate.email, candidate.id, candidate.cvId, '+431234567'];
    return secrets
      .filter((secret) => !url.includes(secret) && text.includes(secret))
      .map((secret) => `${url}: ${secret}`);
  }

  async function leaks(member: TestMember): Promise<string[]> {
    const leaks: string[] = [];
    for (const url of addresses()) {
      const reply = await api.inject({ url, headers: { authorization: `Bearer ${member.token}` } });
      leaks.push(...leaksIn(url, reply));
    }
    return leaks;
  }

  async function leaksInActs(member: TestMember): Promise<string[]> {
    const leaks: string[] = [];
    for (const [method, path, payload] of acts()) {
      const { version } = await marketplace.stored(id);
      const headers = {
        authorization: `Bearer ${member.token}`,
        'if-match': `"${version}"`,
        'idempotency-key': new ObjectId().toHexString(),
      };
      const reply = await api.inject({ method, url: `/api/${path}`, headers, payload });
      expect(reply.statusCode, `${method} ${path}: ${reply.body}`).toBeLessThan(500);
      leaks.push(...leaksIn(`/api/${path}`, reply));
    }
    return leaks;
  }

  /** What is in the inboxes and mails of the team. */
  async function leaksInMessages(): Promise<string[]> {
    await api.dispatch();
    const ids = Object.values(team).map((member) => new ObjectId(member.id));
    const notices = await api.database
      .collection(Notification)
      .find({ userId: { $in: ids } })
      .toArray();
    expect(notices.length).toBeGreaterThan(0);
    const mails = await Promise.all(Object.values(team).map(({ email }) => emailsTo(api, email)));
    return leaksIn('', { headers: {}, body: JSON.stringify([notices, mails]) });
  }

  it('reads the application at all, under another name', async () => {
    const seen = await marketplace.owner.client.applications.get({ params: { id } });
    expect(seen).toMatchObject({ displayName: expect.stringMatching(/^Candidate [A-Z]\d+$/), blind: true });
    expect(seen).toMatchObject({ candidate: { education: [{ field: 'Chemistry' }] }, match: { score: 71 } });
  });

  const members = ['owner', 'recruiter', 'reviewer'] as const;

  it.each(members)('leaks nothing to the %s in any reply, export or file name', async (who) => {
    expect(await leaks(team[who])).toEqual([]);
    const headers = { authorization: `Bearer ${team[who].token}` };
    const lists = await api.inject({ url: '/api/applications', headers });
    expect(lists.body).toContain('Candidate ');
  });

  it.each(members)('leaks nothing to the %s by what they do, in messages or in mails', async (who) => {
    expect(await leaksInActs(team[who])).toEqual([]);
    expect((await marketplace.stored(id)).state).toBe('in_review');
    expect(await leaksInMessages()).toEqual([]);
  });

  it('is not found by what is hidden', async () => {
    const idsMatching = async (filter: Record<string, unknown>) => {
      const url = `/api/applications?filter=${encodeURIComponent(JSON.stringify(filter))}`;
      const reply = await api.inject({ url, headers: { authorization: `Bearer ${team.owner.token}` } });
      return reply.statusCode === 200 ? reply.json<unknown[]>().length : reply.json<{ code: string }>().code;
    };
    const { blindAlias } = await marketplace.stored(id);
    expect(await idsMatching({ q: blindAlias })).toBe(1);
    expect(await idsMatching({ q: `Ada${CANARY}` })).toBe(0);
    expect(await idsMatching({ q: CANARY })).toBe(0);
    expect(await idsMatching({ internId: candidate.id })).toBe('MALFORMED_REQUEST');
  });

  it('keeps the CV closed', async () => {
    const cv = marketplace.owner.client.applications.cv({ params: { id } });
    await expect(cv).rejects.toMatchObject({ code: 'BLIND_REVIEW_ACTIVE' });
    const cvText = marketplace.owner.client.applications.cvText({ params: { id } });
    await expect(cvText).rejects.toMatchObject({ code: 'BLIND_REVIEW_ACTIVE' });
  });

  it('does not end because the posting says so later', async () => {
    const { Internship } = await import('../../src/features/internships/internship.entity.ts');
    await api.database
      .collection(Internship)
      .updateOne({ _id: new ObjectId(internshipId) }, { $set: { blindReview: false } });
    expect(await leaks(marketplace.owner)).toEqual([]);
  });

  it('stays when the candidate is rejected or leaves before', async () => {
    await marketplace.setState(id, 'withdrawn');
    expect(await leaks(marketplace.owner)).toEqual([]);
    await marketplace.setState(id, 'rejected');
    expect(await leaks(marketplace.owner)).toEqual([]);
    await marketplace.setState(id, 'in_review');
  });

  it('ends with shortlisting, which is logged, and begins again when that is taken back', async () => {
    const shortlistedApplication = await marketplace.transition(marketplace.owner, id, { to: 'shortlisted' });
    expect(shortlistedApplication).toMatchObject({ blind: false, displayName: `Ada${CANARY} Kern${CANARY}` });
    const entry = await api.database
      .collection(AuditEntry)
      .findOne({ action: 'revealed', resource: 'applications', resourceId: new ObjectId(id) });
    expect(entry).toMatchObject({ actorId: new ObjectId(marketplace.owner.id) });
    const cv = await marketplace.owner.client.applications.cv({ params: { id } });
    expect(await cv.text()).toContain(CANARY);
    const looks = await candidate.client.documents.accesses({ list: {} });
    expect(looks.items).toMatchObject([{ documentId: candidate.cvId, purpose: 'application' }]);
    const cvText = await marketplace.owner.client.applications.cvText({ params: { id } });
    expect(JSON.stringify(cvText.sections)).toContain(CANARY);
    expect(await leaks(marketplace.owner)).toContain(`/api/applications/${id}: ${candidate.email}`);
    expect((await marketplace.owner.client.applications.undo({ body: { ids: [id] } })).done).toBe(1);
    for (const who of members) {
      expect(await leaks(team[who]), who).toEqual([]);
      expect(await leaksInActs(team[who]), who).toEqual([]);
    }
    const messages = await leaksInMessages();
    expect(messages).toEqual([]);
  });

  it('covers the application of anyone who showed interest under it, also when the posting has turned it off since', async () => {
    const { Internship } = await import('../../src/features/internships/internship.entity.ts');
    const posted = await marketplace.internship({ blindReview: true });
    const interested = await marketplace.applicant();
    const idempotencyKey = new ObjectId().toHexString();
    const presentedInterest = await interested.client.applications.showInterest({
      body: { internshipId: posted },
      idempotencyKey,
    });
    await api.database
      .collection(Internship)
      .updateOne({ _id: new ObjectId(posted) }, { $set: { blindReview: false } });
    await marketplace.apply(interested, posted);
    expect(await marketplace.stored(presentedInterest.id)).toMatchObject({
      state: 'submitted',
      blindReview: true,
      revealedAt: null,
    });
    const seen = await marketplace.owner.client.applications.get({ params: { id: presentedInterest.id } });
    expect(seen).toMatchObject({ blind: true, displayName: expect.stringMatching(/^Candidate /) as string });
  });
});
