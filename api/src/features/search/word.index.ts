import MiniSearch, { type Query } from 'minisearch';
import { germanWords } from './german.words.ts';
import { folded, type Searchable } from './searchable.ts';

const HEAD = ['title', 'skills', 'employer', 'places'];
const weights = { title: 6, skills: 4, employer: 3, places: 2 };

/** ß has no mark that could be taken away. */
const term = (word: string): string => folded(word).replaceAll('ß', 'ss');

/** Words of internships, with beginnings, typos and other names. Of the long text, none: see docs/decisions/0011. */
export class WordIndex {
  private readonly words = new MiniSearch<Searchable>({ fields: HEAD, processTerm: term });

  add(document: Searchable): void {
    this.words.add(document);
  }

  remove(document: Searchable): void {
    this.words.remove(document);
  }

  /** Relevance by id; every word of the query is in each hit, somewhere and somehow. */
  search(q: string): ReadonlyMap<string, number> {
    const words = q.split(/[\s,;/]+/).filter(Boolean);
    const hits = this.words.search({ combineWith: 'AND', queries: words.map(anyOf) });
    return new Map(hits.map((hit) => [String(hit.id), hit.score]));
  }
}

/** A word as it may stand in a posting. */
function anyOf(word: string): Query {
  const folding = term(word);
  const english = germanWords.get(folding);
  const asTyped: Query = {
    queries: [word],
    boost: weights,
    prefix: folding.length > 2,
    fuzzy: folding.length > 4 ? 0.25 : false,
    maxFuzzy: 2,
  };
  if (!english) return asTyped;
  return { combineWith: 'OR', queries: [asTyped, { combineWith: 'AND', queries: [...english], boost: weights }] };
}
