import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApplicationState } from '@prentice/contract';
import { Events } from '../../src/platform/events/events.service.ts';
import type { TestApp } from '../support/test-app.ts';
import type { TestActor, TestMember } from '../support/test-actors.ts';
import {
  anInterview,
  anOffer,
  newIdempotencyKey,
  Marketplace,
  profile,
  startMarketplace,
  type Applicant,
} from '../support/marketplace.fixture.ts';
import { companiesOf, type TestCompanies } from '../support/test-companies.ts';

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** The same, saying that it has 30,000 by 30,000. */
const HUGE = Buffer.from(PIXEL);
HUGE.writeUInt32BE(30_000, 16);
HUGE.writeUInt32BE(30_000, 20);

const code = (name: string) => ({ code: name });

describe('requests for records of others', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let companies: TestCompanies;
  let ada: Applicant;
  let bob: Applicant;
  let internshipId: string;
  beforeAll(async () => {
    ({ api, market: marketplace } = await startMarketplace());
    companies = companiesOf(api);
    [ada, bob] = [await marketplace.applicant(), await marketplace.applicant()];
    internshipId = await marketplace.internship();
  });
  afterAll(() => api.close());

  const proofOf = (owner: TestActor, bytes: Uint8Array = PIXEL) =>
    owner.client.documents.upload({
      body: { kind: 'employer_proof' },
      file: new Blob([new Uint8Array(bytes)]),
      fileName: 'extract.png',
    });

  describe('ids of others in what they send', () => {
    it('nobody applies with somebody else’s CV, and nothing is left of the attempt', async () => {
      await expect(marketplace.apply(bob, internshipId, { cvDocumentId: ada.cvId })).rejects.toMatchObject(
        code('NOT_FOUND'),
      );
      expect(await marketplace.rows().countDocuments({ internId: new ObjectId(bob.id) })).toBe(0);
      expect((await ada.client.documents.get({ params: { id: ada.cvId } })).inUse).toBe(false);
    });

    it('nobody makes somebody else’s CV the own default', async () => {
      const choice = bob.client.interns.chooseCv({ body: { documentId: ada.cvId } });
      await expect(choice).rejects.toMatchObject(code('NOT_FOUND'));
      const { defaultCvId } = await bob.client.interns.own();
      expect(defaultCvId).not.toBe(ada.cvId);
    });

    it('a case takes no proof of another company, nor a CV, nor at an exchange', async () => {
      const [owner, other] = [await companies.withCompleteProfile(), await companies.withCompleteProfile()];
      const [ownDocument, foreign] = [await proofOf(owner), await proofOf(other)];
      for (const id of [foreign.id, ada.cvId, newIdempotencyKey()]) {
        const sent = owner.client.verificationCases.create({
          body: { documentIds: [id] },
          idempotencyKey: newIdempotencyKey(),
        });
        await expect(sent, id).rejects.toMatchObject(code('NOT_FOUND'));
      }
      const verificationCase = await owner.client.verificationCases.create({
        body: { documentIds: [ownDocument.id] },
        idempotencyKey: newIdempotencyKey(),
      });
      const exchange = owner.client.verificationCases.update({
        params: { id: verificationCase.id },
        version: verificationCase.version,
        body: { documentIds: [ownDocument.id, foreign.id] },
      });
      await expect(exchange).rejects.toMatchObject(code('NOT_FOUND'));
      const storedCase = await owner.client.verificationCases.get({ params: { id: verificationCase.id } });
      expect(storedCase.documents.map(({ id }) => id)).toEqual([ownDocument.id]);
    });

    it('a proof is a picture that can be opened', async () => {
      const owner = await companies.withCompleteProfile();
      await expect(proofOf(owner, HUGE)).rejects.toMatchObject(code('FILE_CORRUPT'));
      await expect(proofOf(owner, PIXEL.subarray(0, 12))).rejects.toMatchObject(code('FILE_CORRUPT'));
      expect((await owner.client.documents.list({ list: {} })).total).toBe(0);
    });

    it('a case is given to nobody who cannot decide it', async () => {
      const owner = await companies.withCompleteProfile();
      const verificationCase = await companies.submit(owner);
      const wrong = [owner, ada, await marketplace.actors.limitedAdmin('dashboard:view')];
      for (const { id } of [...wrong, { id: newIdempotencyKey() }]) {
        const assignment = marketplace.admin.client.verificationCases.assign({
          params: { id: verificationCase.id },
          body: { assigneeId: id },
        });
        await expect(assignment).rejects.toMatchObject(code('VALIDATION_FAILED'));
      }
      const storedCase = await marketplace.admin.client.verificationCases.get({ params: { id: verificationCase.id } });
      expect(storedCase).toHaveProperty('assigneeId', null);
    });
  });

  describe('the CV of an application', () => {
    const opens = async (who: TestActor, id: string): Promise<string> => {
      const url = `/api/applications/${id}/cv`;
      const reply = await api.inject({ url, headers: { authorization: `Bearer ${who.token}` } });
      return reply.statusCode === 200 ? 'opened' : String(Reflect.get(Object(reply.json()), 'code'));
    };

    it.each<[ApplicationState, string]>([
      ['in_review', 'opened'],
      ['rejected', 'opened'],
      ['withdrawn', 'NOT_FOUND'],
      ['cancelled', 'NOT_FOUND'],
      ['closed_no_response', 'NOT_FOUND'],
    ])('%s: %s', async (state, expected) => {
      const cyd = await marketplace.applicant();
      const { id } = await marketplace.apply(cyd, internshipId);
      await marketplace.setState(id, state);
      expect(await opens(marketplace.owner, id)).toBe(expected);
      const looks = await cyd.client.documents.accesses({ list: {} });
      expect(looks.total).toBe(expected === 'opened' ? 1 : 0);
      const application = await marketplace.owner.client.applications.get({ params: { id } });
      expect(Reflect.get(application, 'cv') === null).toBe(expected !== 'opened');
    });

    it('is gone with the person', async () => {
      const dan = await marketplace.applicant();
      const { id } = await marketplace.apply(dan, internshipId);
      await api.database.transaction(async (unitOfWork) => {
        api.app.get(Events).record(unitOfWork, { 'data.erased': { requestId: null, userId: dan.id, kind: 'erase' } });
      });
      await api.dispatch();
      expect(await opens(marketplace.owner, id)).toBe('NOT_FOUND');
    });

    it('is no longer for who was a member a moment ago, with the same token', async () => {
      const recruiter = await marketplace.actors.member(marketplace.owner.employerId, 'recruiter');
      const { id } = await marketplace.apply(await marketplace.applicant(), internshipId);
      expect(await opens(recruiter, id)).toBe('opened');
      const { items } = await marketplace.owner.client.members.list({ list: { range: [0, 24] } });
      const place = items.find((member) => 'userId' in member && member.userId === recruiter.id);
      await marketplace.owner.client.members.remove({ params: { id: place?.id ?? '' } });
      expect(await opens(recruiter, id)).not.toBe('opened');
      const list = api.inject({ url: '/api/applications', headers: { authorization: `Bearer ${recruiter.token}` } });
      expect((await list).body).not.toContain(id);
    });
  });

  describe('the profile behind an application', () => {
    it.each(['applied_only', 'private'] as const)(
      'is shown once shortlisted as its owner allows: %s',
      async (visibility) => {
        const cyd = await marketplace.applicant();
        const { id } = await marketplace.apply(cyd, internshipId);
        const save = async (change: 'applied_only' | 'private') => {
          const { version } = await cyd.client.interns.own();
          await cyd.client.interns.save({ version, body: profile({ visibility: change }) });
        };
        const seen = async (): Promise<string> => {
          const url = `/api/interns/${cyd.id}`;
          const reply = await api.inject({ url, headers: { authorization: `Bearer ${marketplace.owner.token}` } });
          return reply.statusCode === 200 ? 'seen' : String(Reflect.get(Object(reply.json()), 'code'));
        };
        await save('applied_only');
        await marketplace.setState(id, 'interested');
        expect(await seen()).toBe('NOT_FOUND');
        await marketplace.setState(id, 'submitted');
        await marketplace.transition(marketplace.owner, id, { to: 'shortlisted' });
        expect(await seen()).toBe('seen');
        await save(visibility);
        expect(await seen()).toBe(visibility === 'private' ? 'NOT_FOUND' : 'seen');
        await save('applied_only');
        await marketplace.transition(cyd, id, { to: 'withdrawn', note: null });
        expect(await seen()).toBe('NOT_FOUND');
      },
    );
  });

  describe('a suspended company', () => {
    let owner: TestMember;
    let waiting: string;
    let shortlisted: string;
    beforeAll(async () => {
      owner = await Marketplace.createCompany(api, marketplace.actors);
      const place = await marketplace.internship({}, owner);
      const [eve, fay] = [await marketplace.applicant(), await marketplace.applicant()];
      waiting = (await marketplace.apply(eve, place)).id;
      shortlisted = (await marketplace.apply(fay, place)).id;
      await marketplace.transition(owner, shortlisted, { to: 'shortlisted' });
      await marketplace.admin.client.employers.transition({
        params: { id: owner.employerId },
        body: { to: 'suspended', reason: 'fee_charged', note: 'Candidates told us about a fee.' },
      });
      await api.dispatch();
    });

    it('comes no nearer to candidates', async () => {
      const now = api.clock.now();
      const steps = [
        [waiting, { to: 'shortlisted' }],
        [shortlisted, { to: 'interview', interview: anInterview(now) }],
        [shortlisted, { to: 'finalist' }],
      ] as const;
      for (const [id, step] of steps)
        await expect(marketplace.transition(owner, id, step), step.to).rejects.toMatchObject(code('FORBIDDEN'));
      await marketplace.setState(shortlisted, 'finalist');
      const offer = marketplace.transition(owner, shortlisted, { to: 'offered', offer: anOffer(now) });
      await expect(offer).rejects.toMatchObject(code('FORBIDDEN'));
      await marketplace.setState(shortlisted, 'shortlisted');
    });

    it('opens no CV and sees no contacts, on the screen or in a spreadsheet', async () => {
      for (const id of [waiting, shortlisted])
        await expect(owner.client.applications.cv({ params: { id } })).rejects.toMatchObject(code('FORBIDDEN'));
      const application = await owner.client.applications.get({ params: { id: shortlisted } });
      expect(application).toHaveProperty('candidate.firstName', 'Ada');
      expect(application).not.toHaveProperty('candidate.email');
      const rows = await (await owner.client.applications.export({ query: {} })).text();
      expect(rows).toContain(shortlisted);
      expect(rows).not.toMatch(/@(?!prentice)/);
    });

    it('still answers candidates', async () => {
      const transitioned = await marketplace.transition(owner, waiting, {
        to: 'rejected',
        code: 'internship_cancelled',
        text: null,
      });
      expect(transitioned.state).toBe('rejected');
    });

    it('finds no profiles, publishes nothing and takes no applications', async () => {
      expect((await owner.client.interns.list({ list: {} })).total).toBe(0);
      const { items } = await owner.client.internships.list({ list: {} });
      const [place] = items;
      const applied = marketplace.apply(await marketplace.applicant(), place?.id ?? '');
      await expect(applied).rejects.toMatchObject({ code: expect.stringMatching(/INTERNSHIP_CLOSED|NOT_FOUND/) });
    });
  });
});
