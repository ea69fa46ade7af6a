import { z } from 'zod';

/*
 * Names that no public server has: reserved for special use (RFC 2606 without .example, 6761, 6762, 7686, 8375, 9476; .internal
 * by ICANN in 2024), kept out of the public root because networks use them (.corp, .home, .mail), or in common use inside.
 */
const privateSuffixes = [
  'alt', 'arpa', 'corp', 'home', 'internal', 'intranet', 'invalid', 'lan', 'local', 'localdomain', 'localhost', 'mail', 'onion',
  'private', 'test',
]; // prettier-ignore

/**
 * Returns whether a host, as `URL.hostname` has it, can be one of the public internet: a name of two labels or more
 * that is no IP address and does not end in a private suffix. Whether it exists, and where it leads, only the network
 * can say.
 */
export function isPublicHost(hostname: string): boolean {
  const labels = hostname.toLowerCase().replace(/\.$/, '').split('.');
  const last = labels.at(-1) ?? '';
  return labels.length > 1 && /^[a-z]/.test(last) && !privateSuffixes.includes(last);
}

/*
 * Refused in every text: control characters, among them NUL, which ends a name or a pattern in the database; halves of a
 * surrogate pair, which cannot be stored; code points that are no characters; separators of lines and paragraphs; and what
 * turns the direction of writing, so that a name reads as another one, and reaches beyond the text (UTR 36, 2.10.2).
 */
const REFUSED = '\\p{Cc}\\p{Cs}\\p{Noncharacter_Code_Point}\\u2028-\\u202e\\u2066-\\u2069';
const inLine = new RegExp(`[${REFUSED}]`, 'u');
/* Tabs and line breaks are control characters, too, and belong to a text of several lines. */
const inText = new RegExp(`(?![\\t\\n])[${REFUSED}]`, 'u');
/* Nothing in a name may be invisible but the joiners, which Persian and the scripts of India need to be written
   right. */
const inName = new RegExp(`[${REFUSED}]|(?![\\u200c\\u200d])\\p{Cf}`, 'u');
const inSecret = /[\p{Cs}\0]/u;
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

const REFUSAL = 'Contains characters that cannot be used.';
const EMPTY = 'Fill this in.';

const without = (refused: RegExp) => (value: string) => !refused.test(value);
const oneLineFeed = (value: string) => value.replace(/\r\n?/g, '\n');
const isBlank = (value: unknown): boolean => typeof value === 'string' && !VISIBLE.test(value);

const bounded = (schema: z.ZodString, min: number, max: number, refused: RegExp) =>
  schema
    .trim()
    .min(min, min === 1 ? EMPTY : `Write at least ${min} characters.`)
    .max(max, `At most ${max} characters.`)
    .refine(without(refused), REFUSAL)
    .refine((value) => value === '' || !isBlank(value), EMPTY);

/*
 * The family of texts. Whatever a person writes goes through one of these, and so does whatever is searched by: a plain
 * z.string() in a request fails a test that walks all operations.
 */

/** Returns one trimmed line of `min` to `max` characters. */
export const line = (min: number, max: number) => bounded(z.string(), min, max, inLine);

/**
 * Returns a trimmed text of `min` to `max` characters that may have several lines; they are kept with a line feed between them.
 */
export const text = (min: number, max: number) => bounded(z.string().overwrite(oneLineFeed), min, max, inText);

/**
 * Returns a {@link line} that people know somebody or something by: it holds nothing invisible, so that no two look the same.
 */
export const nameText = (min: number, max: number) => bounded(z.string(), min, max, inName);

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (isBlank(value) ? null : value), schema.nullable()).default(null);

/** Works like {@link line}, but blank input means null. */
export const optionalLine = (min: number, max: number) => optional(line(min, max));
/** Works like {@link text}, but blank input means null. */
export const optionalText = (min: number, max: number) => optional(text(min, max));
/** Works like {@link nameText}, but blank input means null. */
export const optionalNameText = (min: number, max: number) => optional(nameText(min, max));

const draft = (schema: z.ZodString, max: number, refused: RegExp) =>
  schema.max(max, `At most ${max} characters.`).refine(without(refused), REFUSAL);

/** Returns a line as far as it is written: kept as it was typed, of at most `max` characters. */
export const draftLine = (max: number) => draft(z.string(), max, inLine);
/** Returns a text of several lines as far as it is written. */
export const draftText = (max: number) => draft(z.string().overwrite(oneLineFeed), max, inText);

/** Parses what somebody searches for or filters by: a trimmed line of at most `max` characters, possibly empty. */
export const searchText = (max: number) => draft(z.string().trim(), max, inLine);

/** Returns a password, or a code of another system: compared and never shown, and so any text that can be stored as it came. */
export const secretText = (min: number, max: number) =>
  z
    .string()
    .min(min, min === 1 ? EMPTY : `Write at least ${min} characters.`)
    .max(max, `At most ${max} characters.`)
    .refine(without(inSecret), REFUSAL);

/**
 * Ways to bring a text that was stored under older rules into form, the mildest first; each continues from the one
 * before.
 */
export const textRepairs: readonly ((value: string) => string)[] = [
  oneLineFeed,
  (value) => value.replace(new RegExp(inText.source, 'gu'), ''),
  (value) => value.replace(/[\t\n]+/g, ' ').trim(),
  (value) => value.replace(/(?![\u200c\u200d])\p{Cf}/gu, ''),
];

/** An e-mail address, trimmed and lower-cased, at most 254 characters (RFC 5321, 4.5.3.1.3). */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'At most 254 characters.')
  .pipe(z.email('Enter an email address such as name@example.org.'));

/* What is before an @ would be taken for the host by anyone who reads the link; without slashes a browser goes
   elsewhere. */
const PLAIN = /^https:\/\/[^\s\\/?#@]+(?:[/?#][^\s\\]*)?$/i;

const isPublic = (address: string): boolean => {
  const { port, hostname } = new URL(address);
  return port === '' && isPublicHost(hostname);
};

/**
 * Returns an https address of at most `max` characters, as a reader would understand it: nothing before the host, no blanks,
 * the port of https and a host of the public internet.
 * @param normalise brings an accepted address into a form of its own
 */
export const httpsUrlWithin = (max: number, normalise: (address: string) => string = (address) => address) =>
  line(0, max)
    .pipe(z.stringFormat('url', PLAIN, 'Use an https link.'))
    .pipe(
      z
        .url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'Use an https link.', abort: true })
        .refine(isPublic, { error: 'Use the address of a public website, without a port.', abort: true })
        .overwrite(normalise),
    );

/** An {@link httpsUrlWithin} 300 characters. */
export const httpsUrl = httpsUrlWithin(300);

/** Writes a phone number without what people put between its digits, and with + for a leading 00. */
const plainPhone = (value: string): string =>
  value
    .replaceAll('(0)', '')
    .replaceAll(/[\s()./-]/g, '')
    .replace(/^00/, '+');

/** A phone number in E.164 form: + and 8 to 15 digits. Blanks, brackets and a leading 00 are understood. */
export const phone = z
  .string()
  .overwrite(plainPhone)
  .regex(/^\+[1-9]\d{7,14}$/, 'Include the country code, such as +431234567.');

/** ISO 3166-1 alpha-2 code. */
export const country = z.string().regex(/^[A-Z]{2}$/, 'Choose a country.');
/** ISO 4217 code. */
export const currency = z.string().regex(/^[A-Z]{3}$/, 'Choose a currency.');
/** BCP 47 tag, language with an optional region. */
export const languageTag = z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'Choose a language.');

/** An instant in UTC, ISO 8601 with milliseconds, as every reply carries it. */
export const instant = z.iso.datetime({ error: 'Enter a valid date and time.' });
/** A calendar day, YYYY-MM-DD. */
export const day = z.iso.date({ error: 'Enter a valid date.' });
/** A year, YYYY, or a month, YYYY-MM: what people state of schools and jobs. */
export const yearOrMonth = z.string().regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/, 'Enter a year, or choose month and year.');
/** Returns whether an end lies before a start, as far as both are known; each is a year or a month. */
export const isEndBeforeStart = (start: string, end: string): boolean =>
  end.slice(0, start.length) < start.slice(0, end.length);
/** A month, YYYY-MM. */
export const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Choose month and year.');
