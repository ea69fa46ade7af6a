import type { CaseTransitionRequest } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Document, DocumentAccess, type DocumentRow } from '../../src/features/documents/document.entity.ts';
import { DAY } from '../../src/platform/clock/clock.ts';
import { actorsOf, type TestActor, type TestMember } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { newIdempotencyKey } from '../support/marketplace.fixture.ts';
import { companiesOf, type TestCompanies } from '../support/test-companies.ts';

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const inUseRefusal = { code: 'DOCUMENT_IN_USE' };
const note = 'Please send the page with your number.';

describe('proofs of a company while its case is open', () => {
  let api: TestApp;
  let companies: TestCompanies;
  let verifier: TestActor;
  let owner: TestMember;
  let proofs: string[];
  let proof: { id: string; version: number };

  beforeAll(async () => {
    api = await startTestApp();
    companies = companiesOf(api);
    verifier = await actorsOf(api).limitedAdmin('employers:verify');
  });
  afterAll(() => api.close());

  const add = async (fileName: string) => {
    const file = new Blob([new Uint8Array(PIXEL)]);
    return (await owner.client.documents.upload({ body: { kind: 'employer_proof' }, file, fileName })).id;
  };
  const remove = (id: string) => owner.client.documents.remove({ params: { id } });
  const inUse = async () => {
    const { items } = await owner.client.documents.list({ list: { filter: { kind: 'employer_proof' } } });
    return items.flatMap(({ id, inUse: used }) => (used ? [id] : [])).sort();
  };
  const decide = (body: CaseTransitionRequest, version: number) =>
    verifier.client.verificationCases.transition({ params: { id: proof.id }, body, version });
  const ask = async () => {
    const seen = await verifier.client.verificationCases.get({ params: { id: proof.id } });
    await decide({ to: 'info_requested', reasonCodes: ['documents_missing'], noteToEmployer: note }, seen.version);
    return owner.client.verificationCases.get({ params: { id: proof.id } });
  };

  /** A company whose case holds the first of its two proofs. */
  async function opened(): Promise<void> {
    owner = await companies.withCompleteProfile();
    proofs = [await add('extract.png'), await add('other.png')];
    const documentIds = proofs.slice(0, 1);
    proof = await owner.client.verificationCases.create({ body: { documentIds }, idempotencyKey: newIdempotencyKey() });
  }

  it('what the case holds cannot be deleted; what it does not hold can', async () => {
    await opened();
    expect(await inUse()).toEqual(proofs.slice(0, 1));
    await expect(remove(proofs[0] ?? '')).rejects.toMatchObject(inUseRefusal);
    await remove(proofs[1] ?? '');
  });

  it('reading one is logged for each administrator who does, and not for the company', async () => {
    await opened();
    const params = { id: proofs[0] ?? '' };
    const log = () =>
      api.database
        .collection<{ documentId: ObjectId; viewerId: ObjectId; purpose: string }>(DocumentAccess)
        .find({ documentId: new ObjectId(params.id) })
        .toArray();
    await owner.client.documents.file({ params });
    expect(await log()).toEqual([]);
    const admin = await actorsOf(api).admin();
    for (const reader of [verifier, admin]) await reader.client.documents.file({ params });
    expect((await log()).map(({ viewerId, purpose }) => [viewerId.toHexString(), purpose])).toEqual([
      [verifier.id, 'verification'],
      [admin.id, 'verification'],
    ]);
  });

  it('an exchange lets go of what was taken out', async () => {
    await opened();
    const documentIds = proofs.slice(1);
    await owner.client.verificationCases.update({
      params: { id: proof.id },
      version: proof.version,
      body: { documentIds },
    });
    expect(await inUse()).toEqual(documentIds);
    await expect(remove(proofs[1] ?? '')).rejects.toMatchObject(inUseRefusal);
    await remove(proofs[0] ?? '');
  });

  it('an answer holds what it sends, also while more is asked', async () => {
    await opened();
    const { version } = await ask();
    await expect(remove(proofs[0] ?? '')).rejects.toMatchObject(inUseRefusal);
    await owner.client.verificationCases.answer({
      params: { id: proof.id },
      body: { documentIds: proofs, answer: null },
      version,
    });
    expect(await inUse()).toEqual([...proofs].sort());
  });

  it.each<CaseTransitionRequest>([
    { to: 'verified', level: 2, noteToEmployer: null, failureReason: null },
    { to: 'rejected', reasonCodes: ['not_an_employer'], noteToEmployer: note },
  ])('a case that is $to lets go of all', async (body) => {
    await opened();
    await decide(body, proof.version);
    expect(await inUse()).toEqual([]);
    await remove(proofs[0] ?? '');
  });

  it('so does one that nobody answers', async () => {
    await opened();
    await ask();
    api.clock.advance(31 * DAY);
    await api.job('verification.unanswered');
    const rows = api.database.collection<DocumentRow>(Document);
    expect(await rows.countDocuments({ employerId: new ObjectId(owner.employerId), inUse: true })).toBe(0);
  });

  it('of a deletion and a submission at once one is refused, and no case names a proof that is gone', async () => {
    owner = await companies.withCompleteProfile();
    const id = await add('extract.png');
    const submit = owner.client.verificationCases.create({
      body: { documentIds: [id] },
      idempotencyKey: newIdempotencyKey(),
    });
    const [opening, deleting] = await Promise.allSettled([submit, remove(id)]);
    expect([opening.status, deleting.status].sort()).toEqual(['fulfilled', 'rejected']);
  });
});
