import { dateLocale } from '@prentice/contract';

/** How dates are written for somebody who reads an email; `timeZone` is a name of the IANA database. */
export interface DateReader {
  readonly locale: string;
  readonly timeZone: string;
}

/** Returns the format of a day and a time of day where the reader is; a long one also says the year. */
export const momentFormat = ({ locale, timeZone }: DateReader, length: 'short' | 'long'): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(dateLocale(locale), {
    weekday: length,
    day: 'numeric',
    month: length,
    ...(length === 'long' && { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
