import { allOperations } from '@prentice/contract';
import type { InjectOptions } from 'fastify';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApplicationDraft } from '../../src/features/applications/application.entity.ts';
import type { TestActor, TestMember } from '../support/test-actors.ts';
import type { TestApp } from '../support/test-app.ts';
import {
  newIdempotencyKey,
  Marketplace,
  startMarketplaceWithApplicant,
  type Applicant,
} from '../support/marketplace.fixture.ts';
import { companiesOf } from '../support/test-companies.ts';
import { UNKNOWN_ID } from './request.builder.ts';
import { isId, leavesOfOperation } from './schema-leaves.ts';

/** A body that names another record, sent by somebody to whom everything else of it is allowed. */
interface Reference {
  readonly actor: TestActor;
  readonly request: InjectOptions & { readonly payload: object };
  /** A record of the right kind that is somebody else's. */
  readonly foreign: string;
}

/** Bodies whose ids are tested elsewhere, and where. */
const elsewhere: Readonly<Record<string, string>> = {
  'internships.approveMany ids': 'administrators only, for whom nothing is foreign',
  'applications.transitionMany ids': 'foreign-records.spec.ts: each record is answered for by itself',
  'applications.undo ids': 'foreign-records.spec.ts: each record is answered for by itself',
  'cvAnalyses.cancel internshipId': 'nothing is refused: those of others are passed over, see cv-analyses.spec.ts',
  'cvAnalyses.upload internshipId': 'sent as a form with a file, see cv-analyses.spec.ts',
  'news.transitionMany ids': 'managers of news only, for whom nothing is foreign',
  'externalJobs.transitionMany ids': 'managers of external jobs only, for whom nothing is foreign',
  'externalJobs.extendMany ids': 'managers of external jobs only, for whom nothing is foreign',
  'news.undoMany ids': 'managers of news only, for whom nothing is foreign',
  'externalJobs.importRows importId': 'managers of external jobs only, for whom nothing is foreign',
  'externalJobs.undoImport importId': 'managers of external jobs only, for whom nothing is foreign',
  'externalJobs.undoMany ids': 'managers of external jobs only, for whom nothing is foreign',
  'users.transitionMany ids': 'administrators only, for whom nothing is foreign',
  'employers.message ids': 'administrators only, for whom nothing is foreign',
  'notifications.markMany ids': 'nothing is refused: ids of others are passed over, see notifications.spec.ts',
  'verificationCases.assignMany ids': 'reviewers of all cases, for whom nothing is foreign',
  'verificationCases.assignMany assigneeId': 'the same function as verificationCases.assign',
};

const naming = allOperations.flatMap(({ name, operation }) =>
  leavesOfOperation(name, operation)
    .filter((leaf) => leaf.place.startsWith('body') && isId(leaf))
    .map((leaf) => `${name} ${leaf.name}`),
);

describe('a reference to a record that is somebody else’s', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let ada: Applicant;
  let internshipId: string;
  let references: Readonly<Record<string, Reference>>;

  beforeAll(async () => {
    ({ api, market: marketplace, ada, internshipId } = await startMarketplaceWithApplicant());
    references = { ...(await ofInterns()), ...(await ofEmployers()) };
  });
  afterAll(() => api.close());

  async function ofInterns(): Promise<Record<string, Reference>> {
    const foreignCv = (await marketplace.applicant()).cvId;
    const draft = await api.database.db
      .collection('internships')
      .insertOne({ state: 'draft', title: 'Not public yet' });
    const hidden = draft.insertedId.toHexString();
    const externalJobs = api.database.db.collection('external-jobs');
    const externalJob = { title: 'Lab assistant', organisation: 'Alpenlabor' };
    const listed = await externalJobs.insertOne({ ...externalJob, url: 'https://a.example/', listed: true });
    const unlisted = await externalJobs.insertOne({ ...externalJob, url: 'https://b.example/', listed: false });
    const drafts = `/api/applications/drafts/${internshipId}`;
    const application = { internshipId, cvDocumentId: ada.cvId, coverNote: null, answers: [] };
    const report = {
      targetType: 'internship',
      targetId: internshipId,
      code: 'fee',
      text: 'They ask for a fee up front.',
    };
    const post = (url: string, payload: object) => ({ method: 'POST' as const, url: `/api${url}`, payload });
    return {
      'applications.saveDraft cvDocumentId': {
        actor: ada,
        request: {
          method: 'PUT',
          url: drafts,
          payload: { cvDocumentId: ada.cvId, coverNote: 'Dear all', answers: [] },
        },
        foreign: foreignCv,
      },
      'applications.submit cvDocumentId': {
        actor: ada,
        request: post('/applications', application),
        foreign: foreignCv,
      },
      'applications.submit internshipId': { actor: ada, request: post('/applications', application), foreign: hidden },
      'applications.showInterest internshipId': {
        actor: ada,
        request: post('/applications/interest', { internshipId }),
        foreign: hidden,
      },
      'interns.chooseCv documentId': {
        actor: ada,
        request: { method: 'PUT', url: '/api/interns/me/default-cv', payload: { documentId: ada.cvId } },
        foreign: foreignCv,
      },
      'bookmarks.add internshipId': { actor: ada, request: post('/bookmarks', { internshipId }), foreign: hidden },
      'savedExternalJobs.save externalJobId': {
        actor: ada,
        request: post('/saved-external-jobs', { externalJobId: listed.insertedId.toHexString() }),
        foreign: unlisted.insertedId.toHexString(),
      },
      'reports.create targetId': { actor: ada, request: post('/reports', report), foreign: hidden },
    };
  }

  async function ofEmployers(): Promise<Record<string, Reference>> {
    const companies = companiesOf(api);
    const stranger = await companies.withCompleteProfile({
      website: 'https://elsewhere.example',
      legalName: 'Elsewhere GmbH',
    });
    const owner = await companies.withCompleteProfile();
    const foreignProof = await proof(stranger);
    const ownProof = await proof(owner);
    const { id } = await companies.submit(owner);
    const { version } = await owner.client.verificationCases.get({ params: { id } });
    const ben = await marketplace.applicant();
    const applied = await marketplace.apply(ben, internshipId);
    const other = await companies.withCompleteProfile({ website: 'https://third.example', legalName: 'Third GmbH' });
    const otherOwners = await marketplace.internship({}, await Marketplace.createCompany(api, marketplace.actors));
    const theirs = await marketplace.apply(ben, otherOwners);
    const proofs = { documentIds: [ownProof], answer: null };
    const casePath = `/api/verification-cases/${id}`;
    const headers = { 'if-match': `"${version}"` };
    return {
      'verificationCases.create documentIds': {
        actor: other,
        request: {
          method: 'POST',
          url: '/api/verification-cases',
          payload: { ...proofs, documentIds: [await proof(other)] },
        },
        foreign: foreignProof,
      },
      'verificationCases.update documentIds': {
        actor: owner,
        request: { method: 'PUT', url: casePath, headers, payload: { documentIds: [ownProof] } },
        foreign: foreignProof,
      },
      'verificationCases.answer documentIds': {
        actor: owner,
        request: { method: 'POST', url: `${casePath}/answer`, headers, payload: proofs },
        foreign: foreignProof,
      },
      'verificationCases.assign assigneeId': {
        actor: marketplace.admin,
        request: { method: 'PUT', url: `${casePath}/assignee`, payload: { assigneeId: marketplace.admin.id } },
        foreign: ada.id,
      },
      'applicationNotes.create applicationId': {
        actor: marketplace.owner,
        request: {
          method: 'POST',
          url: '/api/application-notes',
          payload: { applicationId: applied.id, text: 'Good.' },
        },
        foreign: theirs.id,
      },
      'cvAnalyses.start internshipId': {
        actor: marketplace.owner,
        request: { method: 'POST', url: '/api/cv-analyses', payload: { internshipId } },
        foreign: otherOwners,
      },
    };
  }

  async function proof(owner: TestMember): Promise<string> {
    const pixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const body = { kind: 'employer_proof' as const };
    return (await owner.client.documents.upload({ body, file: new Blob([pixel]), fileName: 'proof.png' })).id;
  }

  async function answer({ actor, request }: Reference, ownId: string, id: string): Promise<string> {
    const payload: unknown = JSON.parse(JSON.stringify(request.payload).replaceAll(ownId, id));
    const headers = {
      ...request.headers,
      authorization: `Bearer ${actor.token}`,
      'idempotency-key': newIdempotencyKey(),
    };
    const reply = await api.inject({ ...request, headers, payload: payload as object });
    return `${reply.statusCode} ${reply.body.replace(/"traceId":"[^"]*"/, '').replaceAll(id, '')}`;
  }

  it('is tested for every id in a body', () => {
    expect([...new Set(naming)].toSorted()).toEqual([...Object.keys(references), ...Object.keys(elsewhere)].toSorted());
  });

  it.each([...new Set(naming)].filter((name) => !(name in elsewhere)))(
    'is refused like one to nothing: %s',
    async (name) => {
      const reference = references[name];
      if (!reference) throw new Error(`Nobody sends ${name}.`);
      const field = name.split(' ')[1] ?? '';
      const payloadValue: unknown = Reflect.get(reference.request.payload, field);
      const ownId = String(Array.isArray(payloadValue) ? payloadValue[0] : payloadValue);
      const unknown = await answer(reference, ownId, UNKNOWN_ID);
      expect(await answer(reference, ownId, reference.foreign)).toBe(unknown);
      expect(Number(unknown.slice(0, 3)), unknown).toBeGreaterThanOrEqual(400);
      expect(Number(unknown.slice(0, 3)), unknown).toBeLessThan(500);
    },
  );

  it('that an application draft has from before is not shown', async () => {
    const foreign = (await marketplace.applicant()).cvId;
    const ids = { internId: new ObjectId(ada.id), internshipId: new ObjectId(internshipId) };
    const now = api.clock.now();
    const row = { ...ids, cvDocumentId: foreign, coverNote: 'Dear all', answers: [], createdAt: now, updatedAt: now };
    await api.database.collection(ApplicationDraft).replaceOne(ids, row, { upsert: true });
    const readiness = await ada.client.applications.readiness({ params: { internshipId } });
    expect(readiness.draft).toMatchObject({ cvDocumentId: null, coverNote: 'Dear all' });
  });
});
