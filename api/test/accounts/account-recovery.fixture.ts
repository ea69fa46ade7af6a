import { PASSWORD } from '@prentice/testing';
import type { RecoveryAct } from '../../src/features/accounts/recovery/account-recovery.service.ts';
import type { TestActor } from '../support/test-actors.ts';
import type { TestApp } from '../support/test-app.ts';
import { emailsTo, tokenFor } from '../support/mailbox.ts';

export const NEW_PASSWORD = 'a completely new phrase';

/** Each act by which owners take their account back, as they perform it. */
export const recoveryActions: Record<RecoveryAct, (api: TestApp, owner: TestActor) => Promise<unknown>> = {
  password_reset: async (api, { email }) => {
    const token = await resetToken(api, email);
    return api.client().auth.resetPassword({ body: { token, password: NEW_PASSWORD } });
  },
  password_changed: (_, { client }) =>
    client.account.changePassword({ body: { current: PASSWORD, password: NEW_PASSWORD } }),
  signed_out_everywhere: (_, { client }) => client.account.signOutEverywhere(),
};

export const recoveryActionNames = ['password_reset', 'password_changed', 'signed_out_everywhere'] as const;

/** The text of the mail that tells what an act has cancelled. */
export async function securityEmailText(api: TestApp, email: string): Promise<string> {
  const mail = (await emailsTo(api, email)).at(-1);
  return mail ? `${mail.subject}\n${mail.source.split('<!doctype')[0]?.replace(/\s+/g, ' ')}` : '';
}

/** The secret of a link to choose a new password. */
export async function resetToken(api: TestApp, email: string): Promise<string> {
  await api.client().auth.forgotPassword({ body: { email } });
  return tokenFor(api, email);
}
