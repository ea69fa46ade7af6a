import type { CaseReason } from '@prentice/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actorsOf } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { allEmails } from '../support/mailbox.ts';
import { companiesOf } from '../support/test-companies.ts';

describe('a rejection of a company for several reasons', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp();
  });
  afterAll(() => api.close());

  it('is in the audit log with each of them, also in the file, in both languages', async () => {
    const [people, companies] = [actorsOf(api), companiesOf(api)];
    const { client } = await people.admin();
    const { id, version } = await companies.submit(await companies.withCompleteProfile());
    const reasonCodes: CaseReason[] = ['registration_unclear', 'charges_fees'];
    const body = { to: 'rejected' as const, reasonCodes, noteToEmployer: 'Fees are not allowed.' };
    await client.verificationCases.transition({ params: { id }, body, version });

    const filter = { resource: ['verification-cases'], resourceId: id, action: ['transition'] };
    const [entry] = (await client.audit.list({ list: { filter } })).items;
    expect(entry).toMatchObject({ reasonCode: 'registration_unclear', furtherReasonCodes: ['charges_fees'] });

    const file = async (lang?: 'en' | 'de') => {
      const query = { filter: JSON.stringify(filter), ...(lang && { lang }) };
      return (await client.audit.export({ query })).text();
    };
    expect(await file('en')).toContain(',Registration number unclear; Charges candidates,');
    expect(await file('de')).toContain(',Registernummer unklar; Verlangt Geld von Bewerbenden,');
    const codes = await file();
    for (const code of reasonCodes) expect(codes).toContain(code);
  });

  it('is emailed with each of them, the note, and from when the company can apply again', async () => {
    const [people, companies] = [actorsOf(api), companiesOf(api)];
    const { client } = await people.admin();
    const owner = await companies.withCompleteProfile();
    const { id, version } = await companies.submit(owner);
    const reasonCodes: CaseReason[] = ['registration_unclear', 'charges_fees'];
    const body = { to: 'rejected' as const, reasonCodes, noteToEmployer: 'Fees are not allowed.' };
    await client.verificationCases.transition({ params: { id }, body, version });
    await api.dispatch();
    const email = (await allEmails(api)).find(({ to }) => to === owner.email);
    for (const words of [
      'Registration number unclear',
      'Charges candidates',
      '> Fees are not allowed.',
      '1 April 2026',
    ])
      expect(email?.source).toContain(words);
  });
});
