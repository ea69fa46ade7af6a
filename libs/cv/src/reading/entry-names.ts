import { type CvLine, foldForComparison } from '../layout/cv-line.ts';
import { anyOf, patternOf, vocabularies, wordsOf } from '../vocabulary/vocabulary.ts';
import { countryChoices, namedCities } from '@prentice/contract';

let table: ReadonlySet<string> | undefined;

/** Every name of a known city or country. Made at the first need. */
const names = (): ReadonlySet<string> =>
  (table ??= new Set(
    [
      ...wordsOf('places'),
      ...namedCities().flatMap((city) => city.names),
      ...vocabularies.flatMap(({ language }) => countryChoices(language).map(({ name }) => name)),
    ].map(foldForComparison),
  ));

/** Returns whether a text is only the name of a known city or country, with its post code or not. */
export const isPlaceName = (text: string): boolean =>
  names().has(foldForComparison(text.replace(/^(?:[A-Z]{1,2}-)?\d{4,5}\s+/u, '')));

const POSITION = patternOf('positions');
const ORGANISATION = patternOf('organisations');
const INSTITUTION = patternOf('institutions');
const LEGAL_FORM = new RegExp(`(?<=[\\p{L}\\p{N}.&)] )(?:${anyOf('legalForms')})(?![\\p{L}\\p{N}])`, 'iu');
/* Beyond these is what the entry is about. */
const MAX_PARTS = 5;
const SEPARATORS = [', ', ' – ', ' - ', ' | ', ' · '];

/** What somebody was, and where. */
export interface EntryNames {
  readonly title: string | null;
  readonly organisation: string | null;
  /** Whether words say which is which, and not only their order. */
  readonly sure: boolean;
  /** Whether the CV writes the organisation before the title; null where it names but one of them. */
  readonly organisationFirst: boolean | null;
}

/* "Laboratory help" is no laboratory, other than "University of applied sciences". */
const ENDS_AS_NO_NAME = /^\S+ \p{Ll}+$/u;

/** How much a piece looks like what somebody does, rather than where. */
function positionScore(part: string): number {
  const words = ENDS_AS_NO_NAME.test(part) ? [] : [ORGANISATION, INSTITUTION].filter((pattern) => pattern.test(part));
  return (POSITION.test(part) ? 2 : 0) - words.length - (LEGAL_FORM.test(part) ? 4 : 0);
}

/** Returns whether a piece of a heading has words of what somebody does, or of a company or school. */
export const namesNoPlace = (part: string): boolean => POSITION.test(part) || positionScore(part) < 0;

/** Returns whether the words of a line are those of a company, a school or a place. */
export const namesWhere = (text: string): boolean => positionScore(text) < 0 || isPlaceName(text);

/** Returns pieces as one title if the CV writes them side by side, otherwise the first of them. */
function asWritten(pieces: readonly string[], lines: readonly CvLine[]): string | null {
  const joined = SEPARATORS.map((separator) => pieces.join(separator));
  return joined.find((title) => lines.some((line) => line.raw.includes(title))) ?? pieces[0] ?? null;
}

/** Position and organisation where no word names an organisation: in this order, unless the words say otherwise. */
function namesByOrder(parts: readonly string[], lines: readonly CvLine[]): EntryNames {
  const [first, second] = parts;
  if (first === undefined) return { title: null, organisation: null, sure: false, organisationFirst: null };
  const sure = parts.length <= 2 && parts.some((part) => POSITION.test(part));
  if (second === undefined) return { title: first, organisation: null, sure, organisationFirst: null };
  /* Names begin with a capital: "Working student, frontend" names no company. */
  if (/^\p{Ll}/u.test(second))
    return {
      title: asWritten([first, second], lines),
      organisation: parts[2] ?? null,
      sure,
      organisationFirst: parts[2] === undefined ? null : false,
    };
  const organisationFirst = positionScore(second) > positionScore(first);
  const [title, organisation] = organisationFirst ? [second, first] : [first, second];
  return { title, organisation, sure: sure && positionScore(first) !== positionScore(second), organisationFirst };
}

/**
 * Tells position and organisation apart: by legal forms and other words of companies, by known places, and last by
 * their order.
 */
export function namesOf(allParts: readonly string[], lines: readonly CvLine[]): EntryNames {
  const parts = allParts.slice(0, MAX_PARTS).filter((part) => !isPlaceName(part));
  const scores = parts.map(positionScore);
  const lowest = Math.min(0, ...scores);
  const index = lowest < 0 ? scores.indexOf(lowest) : -1;
  if (index < 0) return namesByOrder(parts, lines);
  /* "Institut für Statistik, TU Wien" is one name where it is written as one. */
  const next = parts.slice(index + 1).findIndex((part) => positionScore(part) >= 0);
  const names = parts.slice(index, next < 0 ? parts.length : index + 1 + next);
  const organisation = asWritten(names, lines);
  const after = parts.slice(index + (organisation === names[0] ? 1 : names.length));
  const position = after.findIndex((part) => POSITION.test(part));
  const pieces = index > 0 ? parts.slice(0, index) : after.slice(Math.max(0, position));
  if (pieces.length === 0) return { title: organisation, organisation: null, sure: false, organisationFirst: null };
  return { title: asWritten(pieces, lines), organisation, sure: true, organisationFirst: index === 0 };
}

/**
 * Puts the names of entries in one order: a CV writes all its entries alike, so where the words of one do not say which
 * of its names is which, those of the others do.
 */
export function alikeNames(all: readonly EntryNames[]): EntryNames[] {
  const sure = all.filter((names) => names.sure && names.organisationFirst !== null);
  const first = sure.filter((names) => names.organisationFirst).length;
  const usual = first * 2 > sure.length;
  return all.map((names) =>
    names.sure || names.organisationFirst === null || sure.length === 0 || names.organisationFirst === usual
      ? names
      : { ...names, title: names.organisation, organisation: names.title, organisationFirst: usual },
  );
}
