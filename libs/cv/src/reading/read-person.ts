import { httpsUrl } from '@prentice/contract';
import { normalizeText, type CvLine } from '../layout/cv-line.ts';
import { isDocumentTitle, isHeading } from '../sections/headings.ts';
import { anyOf, labelPattern } from '../vocabulary/vocabulary.ts';
import { withoutIdentityNumbers } from '../review/private-text.ts';
import { isPlaceName } from './entry-names.ts';
import { confidence, sourceOf, type FieldSource } from './field-source.ts';

/** A value with the place that it was read at. */
export interface Found<T> {
  readonly value: T;
  readonly source: FieldSource;
}

const NEAR_TOP = 8;
const LONGEST_NAME = 60;
const HEADLINE = { from: 10, to: 120 } as const;
const WORD = /^(?:\p{Lu}[\p{L}\p{M}'’.-]*|\p{Lo}[\p{L}\p{M}]*)$/u;
const HAN_NAME = /^(?:\p{Script=Han}{2,4}|\p{Script=Hangul}{2,4})$/u;
const PARTICLE = /^(?:von|van|de|der|den|di|da|del|la|le|zu|zum|bin|al|el|dos|du|ter)$/iu;
/* In a table the label has no colon: "Name Ada Kern". */
const LABEL = new RegExp(`^(?:${labelPattern('name')})(?:\\s*:\\s*|\\s+(?=\\p{Lu}\\S+\\s+\\p{Lu}))`, 'iu');
/* "Lebenslauf Ada Kern", "CV of Ada Kern". */
const TITLE = new RegExp(`^(?:${anyOf('titles')})(?:\\s+(?:of|von))?\\s*[-–|:,]?\\s+(?=\\p{Lu})`, 'iu');
const ADDRESS_LABEL = new RegExp(`^(?:${labelPattern('address')})\\s*:\\s*`, 'iu');
const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u;
/* At least seven digits with the usual signs between them, and neither a time nor part of an address. */
const PHONE = /(?<![\p{L}\p{N}/@.-])(?:\+|00)?\(?\d[\d\s()/.–-]{5,18}\d(?![\p{L}\p{N}@])/gu;
const PERIOD = /^(?:19|20)\d{2}\s*[–-]\s*(?:19|20)\d{2}$|^\d{1,2}[./]\d{1,2}[./]\d{4}$|^\d{4}-\d{2}-\d{2}$/u;
const LINK =
  /(?:https?:\/\/|www\.|(?:[a-z]{2}\.)?(?:linkedin|github|gitlab|orcid|xing|behance)\.(?:com|org|net)\/)[^\s<>()"',;|•·]+/giu;

/** "Ada von Stein" as given and family name; null for what is no name. */
export function nameParts(text: string): { firstName: string; lastName: string } | null {
  if (HAN_NAME.test(text)) return { firstName: text.slice(1), lastName: text.slice(0, 1) };
  const words = text.split(' ');
  /* "W O R K" is a heading. */
  if (words.every((word) => word.length === 1)) return null;
  if (words.length < 2 || words.length > 5 || !words.every((word) => WORD.test(word) || PARTICLE.test(word)))
    return null;
  const particle = words.findIndex((word, index) => index > 0 && PARTICLE.test(word));
  const cut = particle > 0 && particle < words.length - 1 ? particle : words.length - 1;
  const [firstName, lastName] = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
  const long = firstName.length > LONGEST_NAME || lastName.length > LONGEST_NAME;
  return long || /^\p{Ll}/u.test(text) ? null : { firstName, lastName };
}

/* Letters spaced out for looks: "A D A   S T E I N". */
const closed = (text: string): string =>
  /^(?:\p{L} )+\p{L}(?: {2,}(?:\p{L} )*\p{L})+$/u.test(text)
    ? text
        .split(/ {2,}/u)
        .map((word) => word.replaceAll(' ', ''))
        .join(' ')
    : text;

interface NameLine {
  readonly line: CvLine;
  readonly lines: readonly CvLine[];
  readonly name: string;
  readonly labelled: boolean;
}

function nameLine(line: CvLine): NameLine[] {
  if (isDocumentTitle(line.text) || line.bullet || isHeading(line.text)) return [];
  return [closed(line.cells.join('   ')), ...line.cells]
    .slice(0, 3)
    .flatMap((cell) => {
      const name = normalizeText(cell).replace(TITLE, '').replace(LABEL, '').replace(/,.*$/u, '');
      const labelled = LABEL.test(cell);
      return nameParts(name) ? [{ line, lines: [line], name, labelled }] : [];
    })
    .slice(0, 1);
}

const HEADING_SIZE = 1.3;
const NAME_LINES = 3;

/** A name in large letters that takes several lines, of which each is a part of it. */
function nameOverLines(head: readonly CvLine[], all: readonly CvLine[]): NameLine[] {
  const sizes = all.flatMap(({ size }) => size ?? []).toSorted((left, right) => left - right);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? Infinity;
  const start = head.findIndex(({ size }) => size !== null && size >= HEADING_SIZE * usual);
  const [first] = start < 0 ? [] : head.slice(start);
  if (!first) return [];
  const end = head.findIndex(
    (line, index) =>
      index > start && (line.block !== first.block || Math.abs((line.size ?? 0) - (first.size ?? 0)) > 0.5),
  );
  const lines = head.slice(start, end < 0 ? head.length : end);
  const name = lines
    .map(({ text }) => text)
    .join(' ')
    .replaceAll('- ', '-');
  const fits = lines.length > 1 && lines.length <= NAME_LINES && !lines.some(({ text }) => isHeading(text) || isDocumentTitle(text)); // prettier-ignore
  return fits && nameParts(name) ? [{ line: first, lines, name, labelled: false }] : [];
}

/** Of the lines that could be a name the labelled one, else the one in the largest letters, else the first. */
function nameIn(head: readonly CvLine[], all: readonly CvLine[]): NameLine | null {
  const [overLines] = nameOverLines(head, all);
  const candidates = [...head, ...all.slice(0, NEAR_TOP)].flatMap(nameLine);
  const labelled = candidates.find((candidate) => candidate.labelled);
  const largest = Math.max(...candidates.map(({ line }) => line.size ?? 0));
  return labelled ?? overLines ?? candidates.find(({ line }) => (line.size ?? 0) >= largest - 0.5) ?? null;
}

const ORDINAL = /(?<![\p{L}\p{N}])\d{1,2}(?:st|nd|rd|th|\.)(?=[ -]\p{L})/gu;

const PERSONAL = new RegExp(
  `^(?:${(['birth', 'birthPlace', 'nationality', 'marital', 'religion'] as const).map(labelPattern).join('|')})(?!\\p{L})`,
  'iu',
);
/* Addresses, numbers, contacts and personal details are no headline; "3rd-year student" is one. */
const isHeadline = (text: string): boolean =>
  text.length >= HEADLINE.from &&
  text.length <= HEADLINE.to &&
  !/[@\d]|https?:|www\.|^\p{L}[\p{L} -]*:/u.test(text.replace(ORDINAL, '')) &&
  !PERSONAL.test(text) &&
  !isDocumentTitle(text);

/** What the head of a CV says of its person. */
export interface Person {
  readonly name: Found<string> | null;
  readonly label: Found<string> | null;
}

/** Reads the name, and the line about oneself below it. */
export function personIn(head: readonly CvLine[], all: readonly CvLine[]): Person {
  const nameLine = nameIn(head, all);
  if (!nameLine) return { name: null, label: null };
  const { line, lines, name, labelled } = nameLine;
  const sure = labelled || (line.size ?? 0) > 13 ? confidence.form : confidence.section;
  const below = head[head.indexOf(line) + lines.length];
  const label = below && head.includes(line) && isHeadline(below.text) && below.block === line.block ? below : null;
  return {
    name: { value: name, source: sourceOf(lines, sure) },
    label: label && { value: label.text, source: sourceOf([label], confidence.place) },
  };
}

/** The first mail address of a CV. */
export function emailIn(lines: readonly CvLine[]): Found<string> | null {
  for (const line of lines) {
    /* Looking for the sign first keeps long words without one cheap. */
    const email = line.text.includes('@') ? EMAIL.exec(line.text)?.[0] : undefined;
    if (email) return { value: email, source: sourceOf([line], confidence.form) };
  }
  return null;
}

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

/** Returns the first phone number of a line, as it is written. */
export function phoneOf(line: CvLine): string | null {
  const withoutMail = (cell: string): string => (cell.includes('@') ? cell.replace(EMAIL, ' ') : cell);
  const bare = withoutIdentityNumbers(line.cells.map((cell) => withoutMail(cell.replace(LINK, ' '))).join('   '), ' ');
  for (const [phone] of bare.matchAll(PHONE)) {
    const [number = ''] = phone.trim().split(/ {3,}/u);
    if (!PERIOD.test(number) && digitsIn(number) >= 7 && digitsIn(number) <= 15) return number;
  }
  return null;
}

/** The first phone number of a CV, as it is written. */
export function phoneIn(lines: readonly CvLine[]): Found<string> | null {
  for (const line of lines) {
    const value = phoneOf(line);
    if (value) return { value, source: sourceOf([line], /^\+|^00/.test(value) ? confidence.form : confidence.section) };
  }
  return null;
}

/** The postal address or place, where it is labelled, begins with a postcode or a street's number, or is the name of a city. */
export function addressIn(lines: readonly CvLine[]): Found<string> | null {
  for (const line of lines)
    for (const cell of line.cells) {
      const bare = cell.replace(ADDRESS_LABEL, '');
      /* A mail address may stand before or behind it. */
      const parts = bare.split(EMAIL).map((part) => part.replace(/^[\s,;–-]+|[\s,;–-]+$/gu, ''));
      const postal = parts.find((part) => /(?:^|, )(?:[A-Z]{1,2}-)?\d{4,5} \p{Lu}\p{L}+/u.test(part));
      const value = bare !== cell ? (postal ?? bare) : postal;
      if (value) return { value, source: sourceOf([line], bare !== cell ? confidence.form : confidence.section) };
    }
  return cityIn(lines);
}

/* "Graz" or "Graz, Austria", by itself. */
function cityIn(lines: readonly CvLine[]): Found<string> | null {
  for (const line of lines)
    for (const cell of line.cells)
      if (isPlaceName(cell) || isPlaceName(cell.split(',')[0] ?? ''))
        return { value: cell, source: sourceOf([line], confidence.place) };
  return null;
}

/** Addresses of web pages, each once. Those of mail are nobody's links. */
export function linksIn(lines: readonly { readonly cells: readonly string[] }[]): { cell: string; url: string }[] {
  const linksByUrl = new Map<string, { cell: string; url: string }>();
  for (const cell of lines.flatMap((line) => line.cells))
    for (const [address] of cell.matchAll(LINK)) {
      const bare = normalizeText(address)
        .replace(/^https?:\/\//i, '')
        .replace(/[.:/]+$/, '');
      const url = httpsUrl.safeParse(`https://${bare}`);
      if (url.success && !linksByUrl.has(bare.toLowerCase()))
        linksByUrl.set(bare.toLowerCase(), { cell, url: url.data });
    }
  return [...linksByUrl.values()];
}
