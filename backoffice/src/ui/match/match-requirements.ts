import type { MatchItem } from '@prentice/contract';

/** An item of a match, with its evidence unless review is blind. */
export type ShownItem = Omit<MatchItem, 'evidence'> & Partial<Pick<MatchItem, 'evidence'>>;
type ShownMatch = { readonly items: readonly ShownItem[] } | null;

/** Tells a requirement from the others of its internship. */
const keyOf = ({ part, requirement }: ShownItem): string => `${part} ${JSON.stringify(requirement)}`;

/** Returns what a match says of a requirement. */
export const itemOf = (match: ShownMatch, key: string): ShownItem | undefined =>
  match?.items.find((item) => keyOf(item) === key);

/** Returns the requirements of some matches, each once, in the order of the internship. */
export const requirementsOf = (matches: readonly ShownMatch[]): ReadonlyMap<string, MatchItem['requirement']> =>
  new Map(matches.flatMap((match) => match?.items ?? []).map((item) => [keyOf(item), item.requirement]));

/** Returns whether these CVs meet a requirement differently. */
export const isDifferent = (matches: readonly ShownMatch[], key: string): boolean =>
  new Set(matches.map((match) => itemOf(match, key)?.grade)).size > 1;
