import { category, parseRows, workMode } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SeededRandom } from '../../../seed/random.ts';
import queries from '../data/subject-queries.json' with { type: 'json' };
import type { SearchResult } from '../in-memory/search-index.ts';
import { searchDemo } from './demo-index.ts';
import { percent } from './search-quality.ts';

const titles = z.array(z.string()).optional();
const subjectQuery = z
  .strictObject({
    lang: z.enum(['en', 'de']),
    q: z.string(),
    /** The fields of each of the first three internships. */
    fields: z.array(category).optional(),
    /** Parts of titles, of which one must be among the first three. */
    posts: titles,
    /** Parts of titles, of which one must come first. */
    first: titles,
    /** Whether the demo has no such internship: where nothing matches, this is asked of the related ones. */
    near: z.boolean().optional(),
    /** Whether the demo has such internships in other places only. */
    elsewhere: z.boolean().optional(),
    /** What every match must have. */
    place: z.string().optional(),
    mode: workMode.optional(),
    maxHours: z.int().optional(),
    minHours: z.int().optional(),
    /** What cannot be searched for, as the answer must say. */
    ignored: z.array(z.string()).optional(),
  })
  .readonly();

/** A query as students type it, with what the first three of its answer must be; all that is stated must hold. */
type SubjectQuery = z.infer<typeof subjectQuery>;

/** Written before the search was looked at, from what the demo offers and what the words mean. */
const subjectQueries: readonly SubjectQuery[] = parseRows(queries, subjectQuery);

/** Half of the queries, by chance: single results of the others are looked at by nobody. */
const tuned: ReadonlySet<SubjectQuery> = new Set(
  new SeededRandom(20_261_125).sample(subjectQueries, Math.floor(subjectQueries.length / 2)),
);

type Item = SearchResult['items'][number];

const isOneOf = (item: Item, titles: readonly string[]): boolean =>
  titles.some((title) => (item.title ?? '').includes(title));

function meetsConditions({ place, mode, maxHours, minHours }: SubjectQuery, item: Item): boolean {
  const hours = item.hoursPerWeek ?? Number.NaN;
  return (
    (!place || item.locations.some(({ city }) => city === place)) &&
    (!mode || item.workMode === mode) &&
    (maxHours === undefined || hours <= maxHours) &&
    (minHours === undefined || hours >= minHours)
  );
}

const isOfFields = (item: Item, { fields }: SubjectQuery): boolean =>
  !fields || fields.some((field) => field === item.category);

/** Returns what is wrong with what the answer says besides its internships. */
function noticeFault({ elsewhere, ignored }: SubjectQuery, answer: SearchResult): string | undefined {
  const isElsewhere = answer.relax.some(({ filter, to, total }) => filter === 'q' && to && total > 0);
  if (elsewhere && (answer.total > 0 || !isElsewhere)) return `not offered elsewhere (${answer.total})`;
  const signs = answer.ignored.join(' ');
  return ignored && ignored.join(' ') !== signs ? `ignored "${signs}"` : undefined;
}

/** Returns what is wrong with the first three internships. */
function orderFault(query: SubjectQuery, topItems: readonly Item[]): string | undefined {
  const { posts, first } = query;
  const titles = topItems.map(({ title }) => title).join(' | ');
  if (topItems.length === 0) return 'nothing';
  if (topItems.some((item) => !isOfFields(item, query))) return `another field: ${titles}`;
  if (posts && !topItems.some((item) => isOneOf(item, posts))) return `none of the postings: ${titles}`;
  return first && topItems[0] && !isOneOf(topItems[0], first) ? `first: ${titles}` : undefined;
}

/** Returns what is wrong with the answer to a query; nothing when all that is stated holds. */
function faultOf(query: SubjectQuery): string | undefined {
  const answer = searchDemo(query.q);
  const { items, related } = answer;
  const matches = items.slice(0, related.from ?? items.length);
  const topItems = (query.near || query.elsewhere ? items : matches).slice(0, 3);
  const outside = matches.find((item) => !meetsConditions(query, item));
  const fault = noticeFault(query, answer) ?? orderFault(query, topItems);
  return fault ?? (outside && `"${outside.title}" is outside its conditions`);
}

describe('queries about subjects', () => {
  it('are at least a hundred and twenty, about half of them in each language', () => {
    expect(subjectQueries.length).toBeGreaterThanOrEqual(120);
    expect(new Set(subjectQueries.map(({ q }) => q)).size).toBe(subjectQueries.length);
    const german = subjectQueries.filter(({ lang }) => lang === 'de').length;
    expect(Math.abs(german / subjectQueries.length - 0.5)).toBeLessThan(0.05);
  });

  it.each(['tuned', 'held-out'] as const)('of the %s half show what they mean among the first three', (half) => {
    const queries = subjectQueries.filter((query) => tuned.has(query) === (half === 'tuned'));
    const missed = queries.flatMap((query) => {
      const fault = faultOf(query);
      return fault === undefined ? [] : [`${query.q}: ${fault}`];
    });
    const share = 1 - missed.length / queries.length;
    const missing = half === 'tuned' ? missed.map((line) => `\n  ${line}`).join('') : '';
    console.log(`Subject queries, ${half} half: ${percent(share)} of ${queries.length}${missing}`);
    expect(share).toBeGreaterThanOrEqual(0.95);
  });
});
