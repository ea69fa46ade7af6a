import { requirementKeyOf, type MatchItem } from '@prentice/contract';

type ShownMatch = { readonly items: readonly MatchItem[] } | null;

/** Returns what a match says of a requirement. */
export const itemOf = (match: ShownMatch, key: string): MatchItem | undefined =>
  match?.items.find((item) => requirementKeyOf(item) === key);

/** Returns the requirements of some matches, each once, in the order of the internship. */
export const requirementsOf = (
  matches: readonly ShownMatch[],
): ReadonlyMap<string, Pick<MatchItem, 'part' | 'requirement'>> =>
  new Map(matches.flatMap((match) => match?.items ?? []).map((item) => [requirementKeyOf(item), item]));

/** Returns whether these CVs meet a requirement differently. */
export const isDifferent = (matches: readonly ShownMatch[], key: string): boolean =>
  new Set(matches.map((match) => itemOf(match, key)?.grade)).size > 1;
