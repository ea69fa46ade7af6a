import type { EmployerUpdate, EmployerVerificationState } from '@prentice/contract';
import { Collection, ObjectId } from 'mongodb';
import { vi } from 'vitest';
import { Employer, type EmployerRow } from '../../src/features/employers/employer.entity.ts';
import { completenessOf } from '../../src/features/employers/profile/employer-profile.ts';
import { isStoredEmployerLive } from '../../src/features/employers/verification/verification-effects.ts';
import { DAY } from '../../src/platform/clock/clock.ts';
import { actorsOf, type TestActor, type TestMember } from './test-actors.ts';
import type { TestApp } from './test-app.ts';

/** A complete profile of a company, as its owner would write it. */
export const companyProfile = (change: Partial<EmployerUpdate> = {}): EmployerUpdate => ({
  legalName: 'Donau Druck GmbH',
  tradeName: null,
  website: 'https://donaudruck.example',
  industry: 'manufacturing',
  sizeBand: '10-49',
  type: 'company',
  country: 'AT',
  city: 'Wien',
  address: 'Handelskai 12',
  registrationNumber: 'FN 123456a',
  about: 'We print books, maps and posters for museums and publishers all over Europe. '.repeat(2),
  contactEmail: 'office@donaudruck.example',
  phone: '+431234567',
  ...change,
});

/** Companies in any state of their verification, put there without waiting for anybody. */
export class TestCompanies {
  constructor(private readonly api: TestApp) {}

  private get rows() {
    return this.api.database.collection<EmployerRow>(Employer);
  }

  /** The stored company. */
  async stored(employerId: string): Promise<EmployerRow> {
    const row = await this.rows.findOne({ _id: new ObjectId(employerId) });
    if (!row) throw new Error('There is no such company.');
    return row;
  }

  /** The owner of a company with a complete profile. */
  async withCompleteProfile(change: Partial<EmployerUpdate> = {}): Promise<TestMember> {
    const owner = await actorsOf(this.api).employer();
    const { version } = await this.stored(owner.employerId);
    const profile = companyProfile(change);
    await owner.client.employers.update({ params: { id: owner.employerId }, body: profile, version });
    return owner;
  }

  /** Like {@link complete}, and in this state, as of now. */
  async inState(state: EmployerVerificationState, change: Partial<EmployerUpdate> = {}): Promise<TestMember> {
    const owner = await this.withCompleteProfile(change);
    await this.setState(owner.employerId, state);
    return owner;
  }

  verified(change: Partial<EmployerUpdate> = {}): Promise<TestMember> {
    return this.inState('verified', change);
  }

  async setState(employerId: string, state: EmployerVerificationState): Promise<void> {
    const now = this.api.clock.now();
    const proven = ['verified', 'expired', 'suspended'].includes(state);
    const verification = {
      state,
      level: proven ? (1 as const) : null,
      verifiedAt: proven ? now : null,
      expiresAt: proven ? new Date(now.getTime() + (state === 'expired' ? 0 : 365 * DAY)) : null,
      graceUntil: state === 'expired' ? new Date(now.getTime() + 14 * DAY) : null,
      retryFrom: state === 'rejected' ? new Date(now.getTime() + 30 * DAY) : null,
    };
    const live = isStoredEmployerLive(verification, now);
    await this.rows.updateOne({ _id: new ObjectId(employerId) }, { $set: { verification, live } });
  }

  /** Many public companies at once. */
  async createMany(count: number, change: (index: number) => Partial<EmployerRow> = () => ({})): Promise<void> {
    const sample = await this.stored((await this.verified()).employerId);
    const rows = Array.from({ length: count }, (_, index) => {
      const name = `Company ${String(index).padStart(5, '0')}`;
      const _id = new ObjectId();
      const slug = `crowd-${_id.toHexString()}`;
      return { ...sample, _id, name, legalName: name, slug, completeness: completenessOf(sample), ...change(index) };
    });
    await this.rows.insertMany(rows);
  }

  /** Submits a company and returns its case. */
  async submit(owner: TestActor) {
    return owner.client.verificationCases.create({
      body: {},
      idempotencyKey: `submit-${new ObjectId().toHexString()}`,
    });
  }
}

export const companiesOf = (api: TestApp): TestCompanies => new TestCompanies(api);

/** Number of queries that the database is asked while something is done. */
export async function countQueries(act: () => Promise<unknown>): Promise<number> {
  const spies = (['find', 'aggregate', 'countDocuments'] as const).map((name) => vi.spyOn(Collection.prototype, name));
  try {
    await act();
    return spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
