import type { Locale } from '@prentice/contract';
import type { Email } from '../../../platform/email/email.ts';
import type { EmailSample } from '../../../platform/email/email-preview.page.ts';
import { accountEmailTemplates } from '../../../platform/events/catalogue/account.events.ts';
import { recoveryActs } from '../recovery/account-recovery.service.ts';
import { accountEmail, linkEmailTemplates } from './account-mailer.service.ts';
import { accountSecuredEmail, accountSecuredSample } from './account-secured-email.ts';
import { isRequestEmail, occurrenceDetails, type Occurrence } from './occurrence-details.ts';

const token = 'x'.repeat(43);
const restored = { ...accountSecuredSample('password_reset'), restored: true };
const occurrence: Occurrence = { at: new Date('2026-03-04T09:30:00Z'), device: 'Firefox, Windows' };

const withOccurrence = (email: Email, locale: Locale, isRequest = false): Email => ({
  ...email,
  details: occurrenceDetails({ locale, timeZone: 'Europe/Berlin' }, { ...occurrence, isRequest }),
});

const linkEmailNames = ['verify', 'reset', 'email_change', 'email_restore'] as const;

/** Every kind of email about an account, for the preview page. */
export const accountEmailSamples: readonly EmailSample[] = [
  ...linkEmailNames.map((name): EmailSample => [
    `account: ${name}`,
    (locale) => {
      const email = linkEmailTemplates[name](token)[locale];
      return name === 'email_restore' ? withOccurrence(email, locale) : email;
    },
  ]),
  ...accountEmailTemplates.map((template): EmailSample => [
    `account: ${template}`,
    (locale) => {
      const texts = accountEmail(template, { provider: 'Google', codesLeft: 3 });
      return withOccurrence(texts[locale], locale, isRequestEmail(template));
    },
  ]),
  ...recoveryActs.map((act): EmailSample => [
    `account: ${act}`,
    (locale) => withOccurrence(accountSecuredEmail(accountSecuredSample(act))[locale], locale),
  ]),
  ['account: restored', (locale) => withOccurrence(accountSecuredEmail(restored)[locale], locale)],
];
