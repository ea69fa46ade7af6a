import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allOperations } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { AuditEntry } from '../src/features/audit/audit.entity.ts';
import type { TestMember } from './actors.ts';
import { startTestApp, type TestApp } from './app.ts';
import { Market, type Applicant } from './applications.kit.ts';

const CANARY = 'canarywren';

describe('blind review', () => {
  let api: TestApp;
  let market: Market;
  let candidate: Applicant;
  let reviewer: TestMember;
  let internshipId: string;
  let id: string;

  beforeAll(async () => {
    api = await startTestApp();
    market = await Market.open(api);
    reviewer = await market.actors.member(market.owner.employerId, 'reviewer');
    candidate = await market.applicant(
      {
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
    internshipId = await market.internship({
      blindReview: true,
      questions: [{ key: 'why', kind: 'short', label: 'Why do you want this?', options: [], required: true }],
    });
    const answers = [{ key: 'why', value: `Because of ${CANARY}` }];
    id = (await market.apply(candidate, internshipId, { coverNote: `Yours, ${CANARY}`, answers })).id;
    const match = {
      score: 71,
      algorithmVersion: '1',
      items: [{ requirement: 'Chemistry', grade: 1, evidence: `${CANARY} quoted` }],
    };
    await market.rows().updateOne({ _id: new ObjectId(id) }, { $set: { match } });
    await market.owner.client.applications.open({ params: { id } });
    await api.dispatch();
  });
  afterAll(() => api.close());

  /** Every reading operation, with whatever of our records its address may name. */
  function addresses(): string[] {
    const named = [id, internshipId, candidate.id, candidate.cvId, market.owner.employerId];
    const gets = allOperations.filter(
      ({ operation }) => operation.method === 'GET' && operation.replyKind !== 'events',
    );
    const paths = gets.flatMap(({ operation }) => {
      const path = `/api${operation.path}`;
      if (path.includes(':')) return named.map((one) => path.replace(/:\w+/g, one));
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

  async function leaks(member: TestMember): Promise<string[]> {
    const found: string[] = [];
    for (const url of addresses()) {
      const reply = await api.inject({ url, headers: { authorization: `Bearer ${member.token}` } });
      const text = `${JSON.stringify(reply.headers)}${reply.body}`.replaceAll(url, '');
      const secrets = [CANARY, candidate.email, candidate.id, candidate.cvId, '+431234567'];
      for (const secret of secrets)
        if (asksFor(url, secret) === false && text.includes(secret)) found.push(`${url}: ${secret}`);
    }
    return found;
  }
  /** A reply may repeat an id that its address names. */
  const asksFor = (url: string, secret: string): boolean => url.includes(secret);

  it('reads the application at all, under another name', async () => {
    const seen = await market.owner.client.applications.get({ params: { id } });
    expect(seen).toMatchObject({ displayName: expect.stringMatching(/^Candidate [A-Z]\d+$/), blind: true });
    expect(seen).toMatchObject({ candidate: { education: [{ field: 'Chemistry' }] }, match: { score: 71 } });
  });

  it.each(['owner', 'reviewer'] as const)('leaks nothing to the %s in any reply, export or file name', async (who) => {
    const member = who === 'owner' ? market.owner : reviewer;
    expect(await leaks(member)).toEqual([]);
    const lists = await api.inject({ url: '/api/applications', headers: { authorization: `Bearer ${member.token}` } });
    expect(lists.body).toContain('Candidate ');
  });

  it('keeps the CV closed', async () => {
    const cv = market.owner.client.applications.cv({ params: { id } });
    await expect(cv).rejects.toMatchObject({ code: 'BLIND_REVIEW_ACTIVE' });
  });

  it('does not end because the posting says so later', async () => {
    const { Internship } = await import('../src/features/internships/internship.entity.ts');
    await api.database
      .collection(Internship)
      .updateOne({ _id: new ObjectId(internshipId) }, { $set: { blindReview: false } });
    expect(await leaks(market.owner)).toEqual([]);
  });

  it('stays when the candidate is rejected or leaves before', async () => {
    await market.put(id, 'withdrawn');
    expect(await leaks(market.owner)).toEqual([]);
    await market.put(id, 'rejected');
    expect(await leaks(market.owner)).toEqual([]);
    await market.put(id, 'in_review');
  });

  it('ends with shortlisting, which is logged, and begins again when that is taken back', async () => {
    const shown = await market.move(market.owner, id, { to: 'shortlisted' });
    expect(shown).toMatchObject({ blind: false, displayName: `Ada${CANARY} Kern${CANARY}` });
    const entry = await api.database
      .collection(AuditEntry)
      .findOne({ action: 'revealed', resource: 'applications', resourceId: new ObjectId(id) });
    expect(entry).toMatchObject({ actorId: new ObjectId(market.owner.id) });
    const cv = await market.owner.client.applications.cv({ params: { id } });
    expect(await cv.text()).toContain(CANARY);
    const looks = await candidate.client.documents.accesses({ list: {} });
    expect(looks.items).toMatchObject([{ documentId: candidate.cvId, purpose: 'application' }]);
    expect(await leaks(market.owner)).toContain(`/api/applications/${id}: ${candidate.email}`);
    expect((await market.owner.client.applications.undo({ body: { ids: [id] } })).done).toBe(1);
    expect(await leaks(market.owner)).toEqual([]);
  });
});
