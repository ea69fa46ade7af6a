import { countryChoices, locales, type workModes } from '@prentice/contract';
import SearchableMap from 'minisearch/SearchableMap';
import { findCities, isLargeCity } from '../places/cities.ts';
import { isAreaName } from '../places/areas.ts';
import { parseQuery } from '../query/query-parser.ts';
import { wordsOf } from '../text/text-words.ts';
import { vocabulary } from '../text/vocabulary.ts';
import { hasBit } from './bit-mask.ts';
import { WordIndex, type TermMatches } from './word-index.ts';

/** What is searched of something that is offered. */
export interface SearchableText {
  readonly title: string;
  readonly organisation: string;
  readonly city: string | null;
  readonly country: string | null;
  readonly text: string;
  /** Further words by which it is found, which nobody reads. */
  readonly keywords: string;
}

/** What a query finds among some texts, each by its index in their list. */
export interface FoundTexts {
  readonly matches: (index: number) => boolean;
  /** How well it matches, the more the better; 0 where the query has no word that means something. */
  readonly score: (index: number) => number;
  /** How much of the query it matches, then how well, the more the better; 0 for what has little to do with it. */
  readonly closeness: (index: number) => number;
  /** Folded words of the query as it was understood, with slips corrected. */
  readonly words: readonly string[];
  /** A way of working that the query names, which is none of the words that must be found. */
  readonly mode: (typeof workModes)[number] | undefined;
  /** Queries that may have been meant instead, the likeliest first. */
  readonly suggestions: readonly string[];
}

/** More than any score. */
const DEGREE = 1_000_000;

/** Returns how close each text is to a query by the degree of its match. */
function closenessOf({ close, degrees, scores }: TermMatches): (index: number) => number {
  const near = close();
  return (index) => (hasBit(near, index) ? (degrees[index] ?? 0) * DEGREE + (scores[index] ?? 0) : 0);
}

/** Names of a country in the languages of the product. */
const countryNames = (country: string): string[] =>
  locales.flatMap((locale) => countryChoices(locale).flatMap(({ id, name }) => (id === country ? [name] : [])));

/** An occupation of more fields says little about any of them: food safety is not for nurses. */
const MAX_FIELDS = 2;

/** The field that a title names an occupation of; null where it names none. */
function fieldOf(title: string): string | null {
  const counts = new Map<string, number>();
  vocabulary().forEachMention(wordsOf(title), ({ concept, isName }) => {
    const { fields } = concept;
    for (const field of isName && fields.length <= MAX_FIELDS ? fields : [])
      counts.set(field, (counts.get(field) ?? 0) + 1);
  });
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most?.[0] ?? null;
}

/**
 * Searches texts that are no internships by the vocabulary of the internship search: words in English and German, other
 * forms of them, what they mean, and slips of the fingers. Words by which everything could be asked for, such as "job",
 * need not be there.
 */
export class TextSearch {
  private readonly words = new WordIndex();
  private readonly size: number;

  constructor(texts: readonly SearchableText[]) {
    this.size = texts.length;
    const namesByCountry = new Map<string, string>();
    const namesOf = (country: string): string => {
      const names = namesByCountry.get(country) ?? countryNames(country).join(' ');
      namesByCountry.set(country, names);
      return names;
    };
    texts.forEach(({ title, organisation, city, country, text, keywords }, index) =>
      this.words.add(index, {
        title,
        employer: organisation,
        places: [city ?? '', country ? namesOf(country) : ''].join(' '),
        text,
        skills: keywords,
        skillKeys: [],
        summary: { category: fieldOf(title) },
      }),
    );
  }

  find(q: string): FoundTexts {
    const { words } = this;
    const isPlace = (name: string) => isAreaName(name) || isLargeCity(name) || findCities(name).length > 0;
    const searched = {
      tree: words.tree,
      places: new SearchableMap<string>(),
      has: (word: string) => words.has(word),
      isPlace: (name: string) => !vocabulary().isWord(name) && isPlace(name),
      spellings: new Map(),
    };
    /* A place is one of the words that must be found: the filter for places is the person's own. */
    const query = parseQuery({ q, place: q }, searched);
    const matches = query.terms.length > 0 ? words.search(query.terms, this.size) : null;
    return {
      matches: (index) => matches === null || hasBit(matches.full, index),
      score: (index) => matches?.scores[index] ?? 0,
      closeness: matches ? closenessOf(matches) : () => 0,
      words: wordsOf(query.suggestions[0] ?? q),
      mode: query.filters.mode?.[0],
      suggestions: query.suggestions,
    };
  }
}
