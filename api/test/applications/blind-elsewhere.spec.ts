import { allOperations } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Notification } from '../../src/features/notifications/notification.entity.ts';
import type { TestMember } from '../support/test-actors.ts';
import type { TestApp } from '../support/test-app.ts';
import { anInterview, Marketplace, startMarketplace, type Applicant } from '../support/marketplace.fixture.ts';
import { emailsTo } from '../support/mailbox.ts';

const FIRST = 'Adacanarywren';
const LAST = 'Kerncanarywren';
const INSTITUTION = 'Canarywren University';

describe('a candidate under blind review', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let candidate: Applicant;
  let other: TestMember;
  let team: readonly TestMember[];
  let profileId: string;
  let hiddenId: string;

  beforeAll(async () => {
    ({ api, market: marketplace } = await startMarketplace());
    const { owner, actors } = marketplace;
    other = await Marketplace.createCompany(api, actors);
    team = [
      owner,
      await actors.member(owner.employerId, 'recruiter'),
      await actors.member(owner.employerId, 'reviewer'),
    ];
    const studied = {
      degree: 'bachelor',
      field: 'Chemistry',
      start: '2024-10',
      expectedEnd: '2027-06',
      grade: null,
    } as const;
    candidate = await marketplace.applicant({
      visibility: 'verified_employers',
      firstName: FIRST,
      lastName: LAST,
      education: [{ institution: INSTITUTION, ...studied }],
    });
    profileId = (await candidate.client.interns.own()).id;
    hiddenId = (await marketplace.apply(candidate, await marketplace.internship({ blindReview: true }))).id;
    await api.dispatch();
  });
  afterAll(() => api.close());

  const secrets = () => [FIRST, LAST, INSTITUTION, candidate.email, candidate.id, candidate.cvId, profileId];

  /** Every reading operation, with the given ids in its address, in every order that its list knows. */
  function addresses(ids: readonly string[]): string[] {
    const gets = allOperations.filter(
      ({ operation }) => operation.method === 'GET' && operation.replyKind !== 'events',
    );
    return gets.flatMap(({ operation: { path, list } }) => {
      if (path.includes(':')) return ids.map((id) => `/api${path.replace(/:\w+/g, id)}`);
      const sorts = Object.keys(list?.sorts ?? {});
      return [`/api${path}`, ...sorts.map((sort) => `/api${path}?range=[0,99]&sort=["${sort}","ASC"]`)];
    });
  }

  async function leaks(member: TestMember, urls: readonly string[]): Promise<string[]> {
    const leaks: string[] = [];
    for (const url of urls) {
      const reply = await api.inject({ url, headers: { authorization: `Bearer ${member.token}` } });
      const text = `${JSON.stringify(reply.headers)}${reply.body}`.replaceAll(url, '');
      leaks.push(
        ...secrets()
          .filter((secret) => !url.includes(secret) && text.includes(secret))
          .map((secret) => `${url}: ${secret}`),
      );
    }
    return leaks;
  }

  it('is shown by name in no reply to a member of that employer, in whatever order a list is', async () => {
    const { owner } = marketplace;
    const ids = [hiddenId, candidate.id, profileId, candidate.cvId, owner.employerId];
    for (const member of team) expect(await leaks(member, addresses(ids))).toEqual([]);
  });

  it('is not counted in the list of interns either', async () => {
    const page = await marketplace.owner.client.interns.list({ list: { range: [0, 99] } });
    expect(page).toMatchObject({ items: [], total: 0 });
  });

  it('cannot be found by profile or account id', async () => {
    const ids = [profileId, candidate.id, new ObjectId().toHexString()];
    const replies = await Promise.all(
      ids.map(async (id) => {
        const headers = { authorization: `Bearer ${marketplace.owner.token}` };
        const { statusCode, body } = await api.inject({ url: `/api/interns/${id}`, headers });
        const { instance: _, traceId: __, ...rest } = JSON.parse(body.replaceAll(id, '')) as Record<string, unknown>;
        return { statusCode, ...rest };
      }),
    );
    expect(replies[0]).toMatchObject({ statusCode: 404, code: 'NOT_FOUND' });
    expect(replies).toEqual([replies[2], replies[2], replies[2]]);
  });

  it('is shown by name to another employer, as the visibility of the profile says', async () => {
    expect((await other.client.interns.list({ list: {} })).items).toMatchObject([{ id: profileId, firstName: FIRST }]);
    expect(await other.client.interns.get({ params: { id: profileId } })).toMatchObject({ lastName: LAST });
  });

  it('is told by name in no message to the team', async () => {
    const userId = { $in: team.map(({ id }) => new ObjectId(id)) };
    const notices = await api.database.collection(Notification).find({ userId }).toArray();
    const mails = await Promise.all(team.map(({ email }) => emailsTo(api, email)));
    expect(notices.length).toBeGreaterThan(0);
    const text = JSON.stringify([notices, mails]);
    expect(secrets().filter((secret) => text.includes(secret))).toEqual([]);
  });

  describe('who applies to another internship of that employer where review is not blind', () => {
    let openId: string;
    beforeAll(async () => {
      openId = (await marketplace.apply(candidate, await marketplace.internship())).id;
      await marketplace.setState(openId, 'interview', { interview: anInterview(api.clock.now()) });
      await api.dispatch();
    });

    it('is named there, and nowhere together with the alias', async () => {
      const { owner } = marketplace;
      expect(await owner.client.applications.get({ params: { id: openId } })).toMatchObject({
        displayName: `${FIRST} ${LAST}`,
        internId: candidate.id,
      });
      const hidden = await api.inject({
        url: `/api/applications/compare?ids=${hiddenId}`,
        headers: { authorization: `Bearer ${owner.token}` },
      });
      expect(secrets().filter((secret) => hidden.body.includes(secret))).toEqual([]);
      const { blindAlias } = await marketplace.stored(hiddenId);
      const search = (q: string) => owner.client.applications.list({ list: { filter: { q } } });
      expect((await search(FIRST)).items.map(({ id }) => id)).toEqual([openId]);
      expect((await search(blindAlias)).items.map(({ id }) => id)).toEqual([hiddenId]);
      expect((await owner.client.interns.list({ list: {} })).items).toEqual([]);
    });

    it('has a row of the export for each, of which one says the name', async () => {
      const reply = await api.inject({
        url: '/api/applications/export',
        headers: { authorization: `Bearer ${marketplace.owner.token}` },
      });
      const lines = reply.body.split('\r\n').filter((line) => line.includes(hiddenId) || line.includes(openId));
      expect(lines).toHaveLength(2);
      const hidden = lines.filter((line) => line.includes(hiddenId)).join('');
      expect(secrets().filter((secret) => hidden.includes(secret))).toEqual([]);
    });

    it('has a profile there that the employer may open, which says nothing of the alias', async () => {
      const presentedIntern = await marketplace.owner.client.interns.get({ params: { id: candidate.id } });
      expect(presentedIntern).toMatchObject({ id: profileId, firstName: FIRST });
      expect(JSON.stringify(presentedIntern)).not.toContain('Candidate ');
    });

    it('keeps both apart in the dashboard and in the calendar', async () => {
      const { owner } = marketplace;
      const headers = { authorization: `Bearer ${owner.token}` };
      const file = await api.inject({ url: `/api/applications/${openId}/interview.ics`, headers });
      expect(file.body).toContain(FIRST);
      expect(file.body).not.toContain((await marketplace.stored(hiddenId)).blindAlias);
      expect(JSON.stringify(await owner.client.dashboards.employer())).not.toContain(candidate.id);
    });
  });

  it('is listed again once that employer shortlists, and not any more when the shortlisting is taken back', async () => {
    const { owner } = marketplace;
    const internIds = async () => (await owner.client.interns.list({ list: {} })).items.map(({ id }) => id);
    await marketplace.transition(owner, hiddenId, { to: 'shortlisted' });
    expect(await internIds()).toEqual([profileId]);
    await owner.client.applications.undo({ body: { ids: [hiddenId] } });
    expect(await internIds()).toEqual([]);
    await marketplace.setState(hiddenId, 'rejected');
    expect(await internIds()).toEqual([]);
  });
});
