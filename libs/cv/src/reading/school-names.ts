import { anyOf, degreePatterns, patternOf, type DegreeLevel } from '../vocabulary/vocabulary.ts';
import { isPlaceName } from './entry-names.ts';

const INSTITUTION = patternOf('institutions');
/** A grade with the word for it. */
export const GRADE = new RegExp(
  `(?:${anyOf('grade')})[^\\p{L}\\d\\n]{0,4}(?!(?:19|20)\\d{2})(\\d{1,3}(?:[.,]\\d{1,2})?)`,
  'iu',
);

export interface StatedDegree {
  readonly level: DegreeLevel;
  readonly part: string;
  readonly words: string;
}

/** Returns the degree that one of these pieces states, the highest first. */
export function degreeIn(parts: readonly string[]): StatedDegree | null {
  for (const [level, pattern] of degreePatterns)
    for (const part of parts) {
      const words = pattern.exec(part)?.[0];
      if (words) return { level, part, words };
    }
  return null;
}

/** Returns the piece that is the name of a school or university. */
export function institutionIn(parts: readonly string[]): string | undefined {
  const named = parts.filter((part) => INSTITUTION.test(part));
  /* "High school diploma" begins with its degree, "Lincoln High School" with a name. */
  const isDegree = (part: string): boolean => part.startsWith(degreeIn([part])?.words ?? ' ');
  return named.find((part) => degreeIn([part]) === null) ?? named.find((part) => !isDegree(part)) ?? named[0];
}

/* "Matura, BG Rein": beside a degree is a school, even if no word says that it is one. */
export const besideDegree = (parts: readonly string[]): string | undefined =>
  degreeIn(parts) ? parts.find((part) => degreeIn([part]) === null && !isPlaceName(part)) : undefined;
