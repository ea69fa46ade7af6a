import { foldForComparison } from '../layout/cv-line.ts';
import { vocabularies, wordsOf } from '../vocabulary/vocabulary.ts';
import { isPlaceName, namesNoPlace } from './entry-names.ts';
import { skillNamed } from './read-skills.ts';

const regions: ReadonlySet<string> = new Set(vocabularies.flatMap((vocabulary) => vocabulary.regions));
const employmentTerms: ReadonlySet<string> = new Set(wordsOf('employmentTerms').map(foldForComparison));
/** Names of towns have no more words: "Bad Gleichenberg am See". */
const MAX_WORDS = 4;
/** What an entry has before its place: what somebody was, and where. */
const NAMES = 2;

/** Returns whether a piece of a heading is the known name of a place, or the short one of a country or state. */
export const isPlacePart = (part: string): boolean => isPlaceName(part) || regions.has(part);

/* A town that no list has is a name of few words in capitals, and neither a skill nor a form of employment. */
function couldBeTown(part: string): boolean {
  const words = part.split(' ');
  const isName = words.length <= MAX_WORDS && /^\p{Lu}[\p{L}.'’() -]+$/u.test(part) && /\p{Ll}/u.test(part);
  const isEmployment = words.some((word) => employmentTerms.has(foldForComparison(word)));
  return (
    isName && !isEmployment && !employmentTerms.has(foldForComparison(part)) && !skillNamed(part) && !namesNoPlace(part)
  );
}

/**
 * Returns the pieces of a heading that are its place: known names, a town before the name of its country or state where
 * two other names are left, and what is last behind these.
 */
export function placePartsOf(parts: readonly string[]): string[] {
  const others = parts.filter((part) => !isPlacePart(part));
  const isTown = (part: string, index: number): boolean =>
    !isPlacePart(part) && isPlacePart(parts[index + 1] ?? '') && couldBeTown(part);
  const town = others.length > NAMES ? parts.find(isTown) : undefined;
  return parts.filter((part) => isPlacePart(part) || part === town);
}

/**
 * Returns the place of an entry whose names are known.
 * @param names what was read from its pieces
 */
export function entryPlaceOf(parts: readonly string[], names: readonly (string | null | undefined)[]): string[] {
  const knownParts = placePartsOf(parts);
  if (knownParts.length > 0) return knownParts;
  const last = parts.at(-1);
  const isNamed = last !== undefined && names.some((name) => name?.includes(last));
  const hasNames = names.filter((name) => typeof name === 'string').length >= NAMES;
  return last !== undefined && hasNames && !isNamed && parts.length === NAMES + 1 && couldBeTown(last) ? [last] : [];
}
