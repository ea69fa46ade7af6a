import type { Locale } from '@prentice/contract';
import { momentFormat } from '../../../platform/email/email-dates.ts';
import type { EmailDetail } from '../../../platform/email/email.ts';
import type { PayloadOf } from '../../../platform/events/catalogue/event-catalogue.ts';
import type { UserRow } from '../user.entity.ts';

/** What happened to an account: `device` as `describeDevice` returns it, empty or undefined when it is not known. */
export interface Occurrence {
  readonly at: Date;
  readonly device?: string | undefined;
  /** It was only asked for, and happens later or not at all. */
  readonly isRequest?: boolean;
}

type AccountEmailTemplate = PayloadOf<'account.email_requested'>['template'];

/** The emails about what was only asked for. Their other dates are those on which it happens. */
const requestTemplates: ReadonlySet<AccountEmailTemplate> = new Set(['address_change_requested', 'erasure_scheduled']);

/** Returns whether an email is about something that has only been asked for. */
export const isRequestEmail = (template: AccountEmailTemplate): boolean => requestTemplates.has(template);

/** What people ask themselves about an act that may have been somebody else's. */
const labels = {
  en: { when: 'When', requested: 'Requested', device: 'Device' },
  de: { when: 'Wann', requested: 'Beantragt', device: 'Gerät' },
} as const satisfies Record<Locale, unknown>;

/** Returns when something happened to an account, in the time zone of its owner, and on which device if that is known. */
export function occurrenceDetails(
  reader: Pick<UserRow, 'locale' | 'timeZone'>,
  { at, device, isRequest = false }: Occurrence,
): EmailDetail[] {
  const words = labels[reader.locale];
  const when = {
    label: isRequest ? words.requested : words.when,
    text: momentFormat(reader, 'long').format(at),
  };
  return device ? [when, { label: words.device, text: device }] : [when];
}
