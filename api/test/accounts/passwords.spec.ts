import { policyVersions } from '@prentice/contract';
import { anAccount, PASSWORD } from '@prentice/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECRETS, type Secrets } from '../../src/platform/auth/secrets.ts';
import { actorsOf, type TestActors } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { tokenFor } from '../support/mailbox.ts';

const consents = { terms: policyVersions.terms, privacy: policyVersions.privacy };
const email = 'marguerite@people.example';
const refused = [
  ['email', 'violet MARGUERITE otter'],
  ['email', `the ${email} phrase`],
  ['product', 'violet Prentice otter'],
] as const;
const fault = (code: string, field = 'password') => ({
  code: 'VALIDATION_FAILED',
  fields: [{ field, code: `contains_${code}` }],
});

describe('a password that contains the address or the name of the product', () => {
  let api: TestApp;
  let people: TestActors;
  beforeAll(async () => {
    api = await startTestApp();
    people = actorsOf(api);
  });
  afterAll(() => api.close());

  it.each(refused)('is refused by both sign-ups (%s: "%s")', async (code, password) => {
    const company = { companyName: 'Acme', website: 'https://acme.example', name: 'Ada' };
    const { auth } = api.client();
    await expect(auth.signUpIntern({ body: { email, password, consents } })).rejects.toMatchObject(fault(code));
    const body = { email, password, consents, ...company };
    await expect(auth.signUpEmployer({ body })).rejects.toMatchObject(fault(code));
  });

  it.each(refused)('is refused by the setup (%s: "%s")', async (code, password) => {
    const { setup } = api.app.get<Secrets>(SECRETS);
    const body = { secret: setup, email, password, name: 'Ada' };
    await expect(api.client().auth.setup({ body })).rejects.toMatchObject(fault(code));
  });

  it.each(refused)('is refused by both kinds of invitation (%s: "%s")', async (code, password) => {
    const admin = await people.admin();
    const owner = await people.employer();
    const address = `${code}-${password.length}.${email}`;
    const account = { name: 'Ada', password: password.replace(/marguerite@/i, `${address.split('@')[0]}@`) };
    const field = fault(code, 'account.password');
    await admin.client.invitations.create({ body: { email: address, role: 'admin', permissions: [] } });
    const token = await tokenFor(api, address);
    const personalDetails =
      code === 'email' ? { name: 'Ada', password: `violet ${address.split('@')[0]} otter` } : account;
    await expect(api.client().invitations.accept({ body: { token, account: personalDetails } })).rejects.toMatchObject(
      field,
    );
    await owner.client.memberInvitations.create({ body: { email: address, role: 'recruiter' } });
    const other = await tokenFor(api, address);
    await expect(
      api.client().memberInvitations.accept({ body: { token: other, account: personalDetails } }),
    ).rejects.toMatchObject(field);
  });

  it('is refused by the reset and by the change', async () => {
    const id = await people.store(anAccount().withEmail(email));
    const { client } = await people.signIn(id, email);
    await api.client().auth.forgotPassword({ body: { email } });
    const token = await tokenFor(api, email);
    for (const [code, password] of refused) {
      const body = { token, password };
      await expect(api.client().auth.resetPassword({ body })).rejects.toMatchObject(fault(code));
      const change = { current: PASSWORD, password };
      await expect(client.account.changePassword({ body: change })).rejects.toMatchObject(fault(code));
    }
  });
});
