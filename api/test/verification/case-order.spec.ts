import type { CaseTransitionRequest } from '@prentice/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actorsOf, type TestActor } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { companiesOf } from '../support/test-companies.ts';

const note = 'Please send an extract of the register.';

describe('the list of all verification cases', () => {
  let api: TestApp;
  let verifier: TestActor;
  beforeAll(async () => {
    api = await startTestApp();
    verifier = await actorsOf(api).limitedAdmin('employers:verify');
  });
  afterAll(() => api.close());

  it('has on its first pages those that wait for a decision, then for the employer, then the decided ones', async () => {
    const companies = companiesOf(api);
    const submit = async (decision?: CaseTransitionRequest) => {
      const { id, version } = await companies.submit(await companies.withCompleteProfile());
      if (decision) await verifier.client.verificationCases.transition({ params: { id }, body: decision, version });
      return id;
    };
    const verified = await submit({ to: 'verified', level: 2, noteToEmployer: null, failureReason: null });
    const infoRequested = await submit({
      to: 'info_requested',
      reasonCodes: ['documents_missing'],
      noteToEmployer: note,
    });
    const waiting = await submit();
    const readPage = async (index: number) => {
      const { items } = await verifier.client.verificationCases.list({ list: { range: [index, index] } });
      return items.map(({ id }) => id);
    };
    expect([await readPage(0), await readPage(1), await readPage(2)]).toEqual([[waiting], [infoRequested], [verified]]);
  });
});
