import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actorsOf } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { companiesOf } from '../support/test-companies.ts';

describe('verifying a company although a check failed', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp();
  });
  afterAll(() => api.close());

  it('needs a reason, which colleagues read and the company does not', async () => {
    const [people, companies] = [actorsOf(api), companiesOf(api)];
    const admin = await people.admin();
    const { client } = await people.limitedAdmin('employers:verify');
    const owner = await companies.withCompleteProfile();
    const { id } = await companies.submit(owner);
    const params = { id };
    const failed = { result: 'fail' as const, note: 'Nobody answers at this number.' };
    const { verificationCases: reviewed } = client;
    const { version } = await reviewed.overrideCheck({ params: { ...params, check: 'phone' }, body: failed });
    const verified = (failureReason: string | null) =>
      reviewed.transition({ params, body: { to: 'verified', level: 2, noteToEmployer: null, failureReason }, version });
    const refusal = { code: 'REASON_REQUIRED', fields: [{ field: 'failureReason' }] };
    await expect(verified(null)).rejects.toMatchObject(refusal);
    await expect(verified('Fine.')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    expect((await companies.stored(owner.employerId)).verification.state).toBe('pending');

    const reason = 'We met them at the fair in Linz.';
    await verified(reason);
    expect((await companies.stored(owner.employerId)).verification.state).toBe('verified');
    const list = { filter: { resource: ['verification-cases'], resourceId: id, action: ['transition'] } };
    expect((await admin.client.audit.list({ list })).items).toMatchObject([{ reason }]);
    await api.dispatch();
    const theirs = await owner.client.verificationCases.get({ params });
    const notices = await owner.client.notifications.list({});
    const log = await owner.client.audit.list({});
    expect(JSON.stringify([theirs, notices.items, log.items])).not.toContain(reason);
  });
});
