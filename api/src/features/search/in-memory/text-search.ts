import { countryChoices, locales, type workModes } from '@prentice/contract';
import SearchableMap from 'minisearch/SearchableMap';
import { findCities, isLargeCity } from '../places/cities.ts';
import { isAreaName } from '../places/areas.ts';
import { parseQuery } from '../query/query-parser.ts';
import { foldText, wordsOf } from '../text/text-words.ts';
import { withParts } from './internship-words.ts';
import { vocabulary, type Concept } from '../text/vocabulary.ts';
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
  /** A place that the query names, with what is left of it; null unless places are looked for. */
  readonly place: { readonly name: string; readonly rest: string } | null;
  /** Queries that may have been meant instead, the likeliest first. */
  readonly suggestions: readonly string[];
}

const SHORT_PLURAL = /(?<![\p{L}\p{N}])(\p{L}{3})s(?![\p{L}\p{N}])/giu;

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

/** How much an occupation that is named says about the field of an offer, by where it is named. */
const fieldWeights = { title: 3, organisation: 2, text: 1.5 } as const;
/** The other field of an occupation says less than the first. */
const OTHER_FIELD_SHARE = 0.5;

/**
 * Returns the fields of the occupations that an offer names, each once in a part of it: the likeliest first, then the
 * other fields of the occupations that belong to it. None where only its text names one in passing.
 */
function fieldsOf(offer: Pick<SearchableText, keyof typeof fieldWeights>): readonly string[] {
  const weights = new Map<string, number>();
  const named = new Set<Concept>();
  for (const name of ['title', 'organisation', 'text'] as const) {
    const namedHere = new Set<Concept>();
    vocabulary().forEachMention(withParts(offer[name]), ({ concept, isName }) => {
      if (isName && concept.fields.length <= MAX_FIELDS) namedHere.add(concept);
    });
    for (const concept of namedHere) {
      named.add(concept);
      concept.fields.forEach((field, index) =>
        weights.set(field, (weights.get(field) ?? 0) + fieldWeights[name] * OTHER_FIELD_SHARE ** index),
      );
    }
  }
  const [heaviest] = [...weights]
    .filter(([, weight]) => weight >= fieldWeights.organisation)
    .toSorted(([, a], [, b]) => b - a);
  if (!heaviest) return [];
  const [field] = heaviest;
  return [...new Set([field, ...[...named].flatMap(({ fields }) => (fields.includes(field) ? fields : []))])];
}

/**
 * Searches texts that are no internships by the vocabulary of the internship search: words in English and German, other
 * forms of them, what they mean, and slips of the fingers. Words by which everything could be asked for, such as "job",
 * need not be there.
 */
export class TextSearch {
  private readonly words = new WordIndex(false);
  private readonly size: number;

  constructor(texts: readonly SearchableText[]) {
    this.size = texts.length;
    const namesByCountry = new Map<string, string>();
    const namesOf = (country: string): string => {
      const names = namesByCountry.get(country) ?? countryNames(country).join(' ');
      namesByCountry.set(country, names);
      return names;
    };
    texts.forEach(({ title, organisation, city, country, text, keywords }, index) => {
      const [category = null, ...otherFields] = fieldsOf({ title, organisation, text });
      this.words.add(index, {
        title,
        employer: organisation,
        places: [city ?? '', country ? namesOf(country) : ''].join(' '),
        text,
        skills: keywords,
        described: `${organisation} ${text}`,
        skillKeys: [],
        summary: { category },
        otherFields,
      });
    });
  }

  /**
   * Finds what a query means.
   * @param readsPlaces whether a place is none of the words that must be found
   */
  find(typed: string, readsPlaces = false): FoundTexts {
    const { words } = this;
    const q = this.withSingulars(typed);
    const isPlace = (name: string) => isAreaName(name) || isLargeCity(name) || findCities(name).length > 0;
    const searched = {
      tree: words.tree,
      places: new SearchableMap<string>(),
      has: (word: string) => words.has(word),
      isPlace: (name: string) => !vocabulary().isWord(name) && isPlace(name),
      spellings: new Map(),
    };
    const query = parseQuery(readsPlaces ? { q } : { q, place: q }, searched);
    const place = query.recognised.find(({ kind }) => kind === 'place');
    const matches = query.terms.length > 0 ? words.search(query.terms, this.size) : null;
    return {
      matches: (index) => matches === null || hasBit(matches.full, index),
      score: (index) => matches?.scores[index] ?? 0,
      closeness: matches ? closenessOf(matches) : () => 0,
      words: wordsOf(query.suggestions[0] ?? q),
      mode: query.filters.mode?.[0],
      place: place ? { name: place.text, rest: place.without } : null,
      suggestions: query.suggestions,
    };
  }

  /** Adds singulars. Short words have no stem: "bats" is found as "bat". */
  private withSingulars(q: string): string {
    return q.replace(SHORT_PLURAL, (plural: string, singular: string) =>
      !this.words.has(foldText(plural)) && this.words.has(foldText(singular)) ? singular : plural,
    );
  }
}

/** Keeps a search of texts, which is made when it is first needed, and again once they have changed. */
export class CachedTextSearch {
  private search: Promise<TextSearch> | undefined;

  constructor(private readonly read: () => Promise<readonly SearchableText[]>) {}

  /** Forgets what is held; the next need reads it again. */
  forget(): void {
    this.search = undefined;
  }

  /** Returns the words that were meant by a query; null when nothing seems misspelt. */
  async correct(q: string): Promise<string | null> {
    const words = (await this.load()).find(q).words.join(' ');
    return words === foldText(q) ? null : words;
  }

  private load(): Promise<TextSearch> {
    const loading = (this.search ??= this.read()
      .then((texts) => new TextSearch(texts))
      .catch((error: unknown) => {
        if (this.search === loading) this.search = undefined;
        throw error;
      }));
    return loading;
  }
}
