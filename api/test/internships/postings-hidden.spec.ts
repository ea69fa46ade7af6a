import cookie from '@fastify/cookie';
import {
  internshipLifecycle,
  publicInternshipStates,
  employerVerificationLifecycle,
  type InternshipState,
  type ActorKind,
  type EmployerVerificationState,
} from '@prentice/contract';
import fastify, { type FastifyInstance } from 'fastify';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EmployerVerification } from '../../src/features/employers/verification/employer-verification.service.ts';
import { Employer, type EmployerRow } from '../../src/features/employers/employer.entity.ts';
import { Application } from '../../src/features/applications/application.entity.ts';
import { Internship, type InternshipRow } from '../../src/features/internships/internship.entity.ts';
import { Search } from '../../src/features/search/search.service.ts';
import { InternshipTransitions } from '../../src/features/internships/internship.transitions.ts';
import { DAY } from '../../src/platform/clock/clock.ts';
import { onBehalfOf } from '../../src/platform/transitions/define-transitions.ts';
import { TransitionEngine } from '../../src/platform/transitions/transition-engine.service.ts';
import { renderPublicView, type PortalHandler } from '../../src/web/portal.ts';
import { PublicPages } from '../../src/web/public-pages.ts';
import type { TestMember } from '../support/test-actors.ts';
import { START, type TestApp } from '../support/test-app.ts';
import { Marketplace, startMarketplace } from '../support/marketplace.fixture.ts';

const isPublic = (state: InternshipState): boolean =>
  publicInternshipStates.some((publicState) => publicState === state);
const isListed = (state: InternshipState): boolean => state === 'open';

/** Everything in the table of internships after which one is shown in fewer places. */
const internshipMoves = internshipLifecycle.transitions.flatMap(({ from, to, by }) =>
  from.flatMap((state) =>
    state && ((isListed(state) && !isListed(to)) || (isPublic(state) && !isPublic(to)))
      ? by.map((party) => [state, to, party] as const)
      : [],
  ),
);

/** Everything in the table of verifications after which a company that was public is not. */
const verificationMoves = employerVerificationLifecycle.transitions.flatMap(({ from, to, by }) =>
  from.flatMap((state) =>
    state &&
    ['verified', 'expired', 'pending', 'info_requested'].includes(state) &&
    !['verified', 'expired'].includes(to)
      ? by
          .filter(() => !(to === 'pending' && state !== 'verified') && to !== 'info_requested')
          .map((party) => [state, to, party] as const)
      : [],
  ),
);

describe('hiding postings', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let web: FastifyInstance;
  let owner: TestMember;
  let id: string;
  let slug: string;

  /** Pages that show what the API answers to nobody in particular, as the portal's do. */
  const portal: PortalHandler = async (request, response) => {
    const url = request.url ?? '/';
    const detail = /^\/internships\/([0-9a-f]{24})/.exec(url)?.[1];
    const answer = await api.inject({ url: detail ? `/api/internships/${detail}` : '/api/internships?range=[0,99]' });
    const search = await api.inject({ url: '/api/internships/search' });
    response.statusCode = detail ? answer.statusCode : 200;
    response.setHeader('content-type', 'text/html');
    response.end(detail ? answer.body : `${answer.body} ${search.body}`);
  };

  beforeAll(async () => {
    ({ api, market: marketplace } = await startMarketplace());
    const pages = api.app.get(PublicPages);
    web = fastify();
    await web.register(cookie);
    web.get('/*', async (request, reply) => {
      await pages.answer(request, reply, (view) =>
        renderPublicView(portal, view, { publicUrl: api.settings.publicUrl }),
      );
    });
  });
  afterAll(async () => {
    await web.close();
    await api.close();
  });
  beforeEach(async () => {
    await marketplace.moveClockTo(START);
    owner = await Marketplace.createCompany(api, marketplace.actors);
    id = await marketplace.internship({}, owner);
    await api.dispatch();
    slug = (await employers().findOne({ _id: new ObjectId(owner.employerId) }))?.slug ?? '';
  });

  const employers = () => api.database.collection<EmployerRow>(Employer);
  const internships = () => api.database.collection<InternshipRow>(Internship);
  const lists = (): string[] => [
    '/',
    '/internships',
    '/sitemap.xml',
    '/api/internships?range=[0,99]',
    '/api/internships/search',
  ];
  const pagePaths = (): string[] => [`/internships/${id}`, `/api/internships/${id}`];
  const get = (url: string) => (url.startsWith('/api/') ? api.inject({ url }) : web.inject({ url }));
  const naming = async (urls: readonly string[]): Promise<string[]> => {
    const replies = await Promise.all(urls.map(async (url) => ({ url, reply: await get(url) })));
    return replies.filter(({ reply }) => reply.statusCode === 200 && reply.body.includes(id)).map(({ url }) => url);
  };
  const verification = (state: EmployerVerificationState) => {
    const graceUntil = state === 'verified' ? null : new Date(api.clock.now().getTime() + DAY);
    return { state, level: 1 as const, verifiedAt: api.clock.now(), expiresAt: null, graceUntil, retryFrom: null };
  };
  const put = (change: Partial<EmployerRow>) =>
    employers().updateOne({ _id: new ObjectId(owner.employerId) }, { $set: change });
  const companyPage = async () => (await api.inject({ url: `/api/employers/by-slug/${slug}` })).statusCode;

  it('is tested for every transition that hides something', () => {
    expect(internshipMoves).toContainEqual(['open', 'removed', 'admin']);
    expect(verificationMoves).toContainEqual(['verified', 'suspended', 'admin']);
    expect([internshipMoves.length, verificationMoves.length]).toEqual([14, 5]);
  });

  it.each(internshipMoves)(
    'hides an internship before replying when %s becomes %s (by %s)',
    async (from, to, party) => {
      const _id = new ObjectId(id);
      await internships().updateOne({ _id }, { $set: { state: from, openings: 1 } });
      if (to === 'filled') await takeOpening(_id);
      api.app.get(Search).rebuild();
      expect(await naming([...lists(), ...pagePaths()])).toEqual([...(isListed(from) ? lists() : []), ...pagePaths()]);
      if (to === 'paused' && party === 'system') await put({ live: false });
      await moveInternship(_id, to, party);
      expect(await naming([...lists(), ...pagePaths()])).toEqual(isPublic(to) ? pagePaths() : []);
    },
  );

  /** By a placement that has ended: nobody waits for anything. */
  async function takeOpening(internshipId: ObjectId): Promise<void> {
    const ended = { internshipId, state: 'completed', internState: 'completed', blindAlias: 'stand-in' };
    const row = { ...ended, _id: new ObjectId(), internId: new ObjectId() };
    await api.database.collection(Application).insertOne(row);
  }

  async function moveInternship(_id: ObjectId, to: InternshipState, party: ActorKind): Promise<void> {
    if (party === 'intern') throw new Error('Interns move no internships.');
    await api.database.transaction(async (unitOfWork) => {
      const internship = await unitOfWork.findOneOrFail(Internship, { _id });
      const request = {
        kind: 'consequence',
        to,
        reason: 'misleading',
        note: 'It is not as it says, in several places.',
      } as const;
      const { definition } = api.app.get(InternshipTransitions);
      const actor = onBehalfOf(party, marketplace.admin.id);
      await api.app.get(TransitionEngine).applyConsequence(unitOfWork, definition, internship, request, actor);
    });
  }

  it.each(verificationMoves)(
    'hides the internships of a company before replying when %s becomes %s (by %s)',
    async (from, to, by) => {
      await put({ verification: verification(from), live: true });
      expect(await naming([...lists(), ...pagePaths()])).toEqual([...lists(), ...pagePaths()]);
      expect(await companyPage()).toBe(200);
      await api.database.transaction((unitOfWork) =>
        api.app.get(EmployerVerification).transition(unitOfWork, new ObjectId(owner.employerId), {
          to,
          by: by === 'intern' ? 'system' : by,
          actorId: null,
          reasonCodes: ['scam'],
          note: 'The company is not what it says.',
        }),
      );
      expect(await naming([...lists(), ...pagePaths()])).toEqual([]);
      expect(await companyPage()).toBe(404);
    },
  );

  const suspend = () =>
    marketplace.admin.client.employers.transition({
      params: { id: owner.employerId },
      body: { to: 'suspended', reason: 'scam', note: 'A fee was asked of three applicants.' },
    });

  it('hides a suspended company in the database, in the search, on every page and in the numbers', async () => {
    const numbers = async () => (await api.client().employers.statistics()).employers;
    expect(await naming([...lists(), ...pagePaths()])).toEqual([...lists(), ...pagePaths()]);
    const before = await numbers();
    await suspend();
    expect(await naming([...lists(), ...pagePaths()])).toEqual([]);
    expect(await internships().countDocuments({ _id: new ObjectId(id), employerLive: true })).toBe(0);
    expect(await numbers()).toBe(before - 1);
    expect(await companyPage()).toBe(404);
  });

  it('hides a suspended company among bookmarks and refuses new bookmarks', async () => {
    const ada = await marketplace.actors.intern();
    await ada.client.bookmarks.add({ body: { internshipId: id } });
    await suspend();
    expect((await ada.client.bookmarks.list({ list: {} })).items).toMatchObject([{ internship: null }]);
    expect(JSON.stringify(await ada.client.dashboards.intern())).not.toContain(id);
    const again = (await marketplace.actors.intern()).client.bookmarks.add({ body: { internshipId: id } });
    await expect(again).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each(['internship', 'employer'] as const)(
    'hides what an upheld report about an %s concerns',
    async (targetType) => {
      const targetId = targetType === 'internship' ? id : owner.employerId;
      const text = 'They asked me for a deposit of 200 euros.';
      await api.client().reports.create({ body: { targetType, targetId, code: 'fee', text } });
      const reports = await marketplace.admin.client.reports.list({ list: { filter: { targetId } } });
      expect(await naming([...lists(), ...pagePaths()])).toEqual([...lists(), ...pagePaths()]);
      await marketplace.admin.client.reports.transition({
        params: { id: reports.items[0]?.id ?? '' },
        body: { to: 'upheld', note: 'The mail proves that a deposit was asked.', answer: null },
      });
      expect(await naming([...lists(), ...pagePaths()])).toEqual([]);
      expect(await companyPage()).toBe(404);
    },
  );

  it('hides a company whose verification ran out when the job ends its grace period', async () => {
    const past = new Date(api.clock.now().getTime() - DAY);
    expect(await naming([...lists(), ...pagePaths()])).toEqual([...lists(), ...pagePaths()]);
    await put({ verification: { ...verification('expired'), graceUntil: past }, live: true });
    await api.job('employers.expiry');
    expect(await naming([...lists(), ...pagePaths()])).toEqual([]);
  });
});
