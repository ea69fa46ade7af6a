import { skillTaxonomy } from '@prentice/contract/skills';
import { wordsOf } from './text-words.ts';

const joinWords = (text: string): string => wordsOf(text).join(' ');

const names = skillTaxonomy.flatMap(({ id, label, synonyms }) =>
  [label, ...synonyms].map((name) => ({ id, name: joinWords(name) })),
);
const byName: ReadonlyMap<string, readonly { readonly id: string }[]> = Map.groupBy(names, ({ name }) => name);

/** Ids of the skills of which this is a name, as a whole. */
export const skillIdsNamed = (text: string): string[] => (byName.get(joinWords(text)) ?? []).map(({ id }) => id);
