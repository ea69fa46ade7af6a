import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE } from '../../src/platform/clock/clock.ts';
import { actorsOf, type TestActor } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { companiesOf, companyProfile, type TestCompanies } from '../support/test-companies.ts';

describe('an open case while the profile is edited', () => {
  let api: TestApp;
  let companies: TestCompanies;
  let verifier: TestActor;
  beforeAll(async () => {
    api = await startTestApp();
    companies = companiesOf(api);
    verifier = await actorsOf(api).limitedAdmin('employers:verify');
  });
  afterAll(() => api.close());

  it('keeps its version when the edit came before it was opened and is heard of later', async () => {
    const owner = await companies.withCompleteProfile();
    const opened = await companies.submit(owner);
    api.clock.advance(MINUTE);
    await api.dispatch();
    const seen = await verifier.client.verificationCases.get({ params: { id: opened.id } });
    expect(seen.version).toBe(opened.version);
    const decision = { to: 'verified', level: 2, noteToEmployer: null, failureReason: null } as const;
    const decided = verifier.client.verificationCases.transition({
      params: { id: opened.id },
      body: decision,
      version: opened.version,
    });
    await expect(decided).resolves.toMatchObject({ state: 'verified' });
  });

  it('follows an edit that a check depends on, in a new version', async () => {
    const owner = await companies.withCompleteProfile();
    const opened = await companies.submit(owner);
    await api.dispatch();
    const { version } = await companies.stored(owner.employerId);
    const body = companyProfile({ registrationNumber: 'none yet' });
    await owner.client.employers.update({ params: { id: owner.employerId }, body, version });
    await api.dispatch();
    const seen = await verifier.client.verificationCases.get({ params: { id: opened.id } });
    expect(seen.version).toBe(opened.version + 1);
    expect(seen.checks.find(({ id }) => id === 'registration_number')).toMatchObject({ result: 'warn' });
  });
});
