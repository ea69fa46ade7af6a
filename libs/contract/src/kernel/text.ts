import { z } from 'zod';
import { isPublicHost } from './public.host.ts';

/*
 * Control characters other than tab and line break have no place in anything people type. Those that turn the direction of
 * writing make a name read as another one, and reach beyond the text they stand in (UTR 36, 2.10.2).
 */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u2028-\u202e\u2066-\u2069]/;

/** A trimmed line or text of `min` to `max` characters, without control characters. */
export const text = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min, min === 1 ? 'Fill this in.' : `At least ${min} characters.`)
    .max(max, `At most ${max} characters.`)
    .refine((value) => !CONTROL.test(value), 'Contains characters that cannot be used.');

/** Like {@link text}, but empty input means null. */
export const optionalText = (min: number, max: number) =>
  z
    .preprocess((value) => (typeof value === 'string' && value.trim() === '' ? null : value), text(min, max).nullable())
    .default(null);

/** An e-mail address, trimmed and lower-cased, at most 254 characters (RFC 5321, 4.5.3.1.3). */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'At most 254 characters.')
  .pipe(z.email('Enter an e-mail address such as name@example.org.'));

/* What stands before an @ would be taken for the host by whoever reads the link; without slashes a browser goes elsewhere. */
const PLAIN = /^https:\/\/[^\s\\/?#@]+(?:[/?#][^\s\\]*)?$/i;

const isPublic = (address: string): boolean => {
  const { port, hostname } = new URL(address);
  return port === '' && isPublicHost(hostname);
};

/**
 * An https address of at most 300 characters, as a reader would understand it: nothing before the host, no blanks, the port of
 * https and a host of the public internet.
 */
export const httpsUrl = text(0, 300)
  .pipe(z.stringFormat('url', PLAIN, 'Use an https link.'))
  .pipe(
    z
      .url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'Use an https link.', abort: true })
      .refine(isPublic, 'Use the address of a public website, without a port.'),
  );

/** A phone number in E.164 form: + and 8 to 15 digits. */
export const phone = z
  .string()
  .trim()
  .regex(/^\+[1-9]\d{7,14}$/, 'Write the number with country code, such as +431234567.');

/** ISO 3166-1 alpha-2 code. */
export const country = z.string().regex(/^[A-Z]{2}$/, 'Choose a country.');
/** ISO 4217 code. */
export const currency = z.string().regex(/^[A-Z]{3}$/, 'Choose a currency.');
/** BCP 47 tag, language with an optional region. */
export const languageTag = z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'Choose a language.');

/** An instant in UTC, ISO 8601 with milliseconds, as every reply carries it. */
export const instant = z.iso.datetime({ error: 'Not a date and time.' });
/** A calendar day, YYYY-MM-DD. */
export const day = z.iso.date({ error: 'Not a date.' });
/** A month, YYYY-MM. */
export const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Choose month and year.');
