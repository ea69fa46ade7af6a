import { create, insert, search } from '@orama/orama';
import { Document } from 'flexsearch';
import MiniSearch from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';
import { setBits } from '../../src/features/search/in-memory/bit-mask.ts';
import type { SearchableInternship } from '../../src/features/search/in-memory/searchable.ts';
import { foldText } from '../../src/features/search/text/text-words.ts';
import { parseQuery } from '../../src/features/search/query/query-parser.ts';
import { firstSlots } from '../../src/features/search/in-memory/top-slots.ts';
import { WordIndex } from '../../src/features/search/in-memory/word-index.ts';

/** A way to find words: filled once, asked for ids in the order of their relevance. */
export interface Engine {
  add(document: SearchableInternship): void;
  find(q: string): readonly string[];
}

const fields = ['title', 'skills', 'employer', 'places'] as const;
const weights = { title: 6, skills: 4, employer: 3, places: 2 };
const EVERYTHING = 1_000_000;

function miniSearch(): Engine {
  const index = new MiniSearch<SearchableInternship>({
    fields: [...fields],
    processTerm: foldText,
    searchOptions: {
      boost: weights,
      combineWith: 'AND',
      prefix: (t) => t.length > 2,
      fuzzy: (t) => t.length > 4 && 0.25,
    },
  });
  return { add: (internship) => index.add(internship), find: (q) => index.search(q).map((hit) => String(hit.id)) };
}

function ours(): Engine {
  const index = new WordIndex();
  const ids: string[] = [];
  const words = {
    tree: index.tree,
    places: new SearchableMap<string>(),
    has: (word: string) => index.has(word),
    isPlace: () => false,
    spellings: new Map(),
  };
  return {
    add: (internship) => index.add(ids.push(internship.id) - 1, internship),
    find: (q) => {
      const { full, scores: of } = index.search(parseQuery({ q }, words).terms, ids.length);
      return firstSlots(setBits(full), 20, (a, b) => (of[b] ?? 0) - (of[a] ?? 0) || a - b).map(
        (slot) => ids[slot] ?? '',
      );
    },
  };
}

function flexSearch(): Engine {
  const index = new Document({
    document: { id: 'id', index: [...fields] },
    tokenize: 'forward',
    encoder: 'LatinBalance',
  });
  return {
    add: (internship) =>
      index.add({
        id: internship.id,
        title: internship.title,
        skills: internship.skills,
        employer: internship.employer,
        places: internship.places,
      }),
    find: (q) => [
      ...new Set(index.search(q, { limit: EVERYTHING, suggest: true }).flatMap((part) => part.result.map(String))),
    ],
  };
}

function orama(): Engine {
  const index = create({
    schema: { title: 'string', skills: 'string', employer: 'string', places: 'string' } as const,
  });
  return {
    add: (internship) =>
      void insert(index, {
        id: internship.id,
        title: internship.title,
        skills: internship.skills,
        employer: internship.employer,
        places: internship.places,
      }),
    find: (q) => {
      const results = search(index, {
        term: q,
        tolerance: q.length > 4 ? 2 : 0,
        boost: weights,
        limit: EVERYTHING,
        threshold: 0,
      });
      if (results instanceof Promise) throw new Error('This version answers later.');
      return results.hits.map((hit) => hit.id);
    },
  };
}

export const engines: Readonly<Record<string, () => Engine>> = {
  MiniSearch: miniSearch,
  FlexSearch: flexSearch,
  Orama: orama,
  'MiniSearch, as built': ours,
};
