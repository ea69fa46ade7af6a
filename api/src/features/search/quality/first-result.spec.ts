import { category, parseRows } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import concepts from '../data/concepts.json' with { type: 'json' };
import queries from '../data/first-result-queries.json' with { type: 'json' };
import { searchDemo } from './demo-index.ts';
import { percent } from './search-quality.ts';
import { queriesOfHalf } from './student-queries.ts';

const firstResultQuery = z
  .strictObject({
    lang: z.enum(['en', 'de']),
    q: z.string(),
    /** Parts of titles, of which the first internship must have one. */
    first: z.array(z.string()).optional(),
    /** The fields of which the first internship must be. */
    fields: z.array(category).optional(),
    /** Whether the demo has such an internship; where it has none, the answer must say so, and begin with what is near. */
    isOffered: z.boolean().default(true),
  })
  .readonly();
type FirstResultQuery = z.infer<typeof firstResultQuery>;

/** Written before the search was tuned for them, from reading what the demo offers. */
const firstResultQueries: readonly FirstResultQuery[] = parseRows(queries, firstResultQuery);

/** Queries that a reviewer typed and whose answers were weak. */
const reviewed: readonly (readonly [q: string, isOffered: boolean, first: readonly string[]])[] = [
  ['video editing', true, ['Customer support and training']],
  ['electrical engineer', true, ['Embedded software']],
  ['Elektrotechnik', true, ['Embedded software']],
  ['physics', true, ['Energy engineering']],
  ['Physik', true, ['Energy engineering']],
  ['hotel', false, ['Travel planning', 'Großküche']],
  ['game design', false, ['Learning app', 'Illustration', 'Web design', 'Mobile App']],
  ['product manager', false, ['Learning app', 'Produktdesign', 'Volunteer coordination']],
  ['nurse', false, ['Eyesight', 'Social work placement']],
  ['Pflege', false, ['Eyesight', 'Social work placement']],
  ['chemistry', true, ['Cell culture']],
  ['psychology', true, ['Learning app', 'People and culture', 'Travel survey']],
  ['acoustics', true, ['Embedded software']],
];

/** Returns what is wrong with the answer to a query; nothing when all that is stated holds. */
function faultOf({ q, first, fields, isOffered }: FirstResultQuery): string | undefined {
  const { items, total, unnamed } = searchDemo(q);
  const [item] = items;
  const { title = null, category = null } = item ?? {};
  if (isOffered && total === 0) return 'is not among the matches';
  if (!isOffered && total > 0 && unnamed === null) return `${total} match, the first is ${title}`;
  if (first && !first.some((part) => title?.includes(part))) return `first: ${title}`;
  return fields && !fields.some((field) => field === category) ? `first: ${title} (${category})` : undefined;
}

const faultsOf = (judged: readonly FirstResultQuery[]): string[] =>
  judged.flatMap((query) => {
    const fault = faultOf(query);
    return fault === undefined ? [] : [`${query.q}: ${fault}`];
  });

describe('queries of which the first result is judged', () => {
  it('are answered by what is near only where that is another concept of the vocabulary', () => {
    const ids = new Set(concepts.filter(({ kind }) => kind === 'occupation').map(({ id }) => id));
    const near = concepts.flatMap(({ id, near = [] }) => near.map((other) => ({ id, other })));
    expect(near.length).toBeGreaterThan(100);
    expect(near.filter(({ id, other }) => other === id || !ids.has(other))).toEqual([]);
  });

  it('are different ones, a third of them or more in each language', () => {
    expect(new Set(firstResultQueries.map(({ q }) => q)).size).toBe(firstResultQueries.length);
    const german = firstResultQueries.filter(({ lang }) => lang === 'de').length;
    expect(Math.abs(german / firstResultQueries.length - 0.5)).toBeLessThan(0.17);
  });

  it('that a reviewer typed begin with what fits best', () => {
    const judged = reviewed.map(([q, isOffered, first]) => ({ lang: 'en' as const, q, isOffered, first: [...first] }));
    expect(faultsOf(judged)).toEqual([]);
  });

  it.each([
    ['physics', 'physics'],
    ['Praktikum Physik', 'Physik'],
    ['photographer', null],
    ['law', null],
    ['nurse', null],
    ['physics remote Lisbon', null],
  ])('say whether any match is called what was typed: %s', (q, unnamed) => {
    expect(searchDemo(q).unnamed).toBe(unnamed);
  });

  it('announce no fields where what is nearest is of none that has a name', () => {
    expect(searchDemo('hotel').related.fields).toEqual([]);
    expect(searchDemo('nurse').related.fields).toEqual(['health', 'social']);
  });

  it.each(['tuning', 'held out'] as const)('of the %s half begin with what fits best', (half) => {
    const judged = firstResultQueries.filter((query) => queriesOfHalf(query) === half);
    const faults = faultsOf(judged);
    const share = 1 - faults.length / judged.length;
    const missing = half === 'tuning' ? faults.map((line) => `\n  ${line}`).join('') : '';
    console.log(`First results, ${half} half: ${percent(share)} of ${judged.length}${missing}`);
    expect(share).toBeGreaterThanOrEqual(0.85);
  });
});
