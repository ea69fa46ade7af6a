import type { EmailSample } from '../../../platform/email/email-preview.page.ts';
import { recoveryActs } from '../recovery/account-recovery.service.ts';
import { signInMethodAddedEmail } from './account-emails.ts';
import { emailTemplates, linkEmailTemplates } from './account-mailer.service.ts';
import { accountSecuredEmail, accountSecuredSample } from './account-secured-email.ts';

const token = 'x'.repeat(43);
const restored = { ...accountSecuredSample('password_reset'), restored: true };

/** Every kind of email about an account, for the preview page. */
export const accountEmailSamples: readonly EmailSample[] = [
  ...Object.entries(linkEmailTemplates).map(([name, template]): EmailSample => [
    `account: ${name}`,
    (locale) => template(token)[locale],
  ]),
  ...Object.entries(emailTemplates).map(([name, template]): EmailSample => [
    `account: ${name}`,
    (locale) => template[locale],
  ]),
  ['account: sign_in_method_added', (locale) => signInMethodAddedEmail('Google')[locale]],
  ...recoveryActs.map((act): EmailSample => [
    `account: ${act}`,
    (locale) => accountSecuredEmail(accountSecuredSample(act))[locale],
  ]),
  ['account: restored', (locale) => accountSecuredEmail(restored)[locale]],
];
