import { parseRows, searchAims } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import queries from '../data/condition-queries.json' with { type: 'json' };
import { searchDemo } from './demo-index.ts';
import { percent } from './search-quality.ts';
import { queriesOfHalf } from './student-queries.ts';

const conditionQuery = z
  .strictObject({
    lang: z.enum(['en', 'de']),
    q: z.string(),
    /** Every filter that the query names. */
    filters: z.record(z.string(), z.string()),
    /** Whether it asks for what is near without saying where. */
    nearby: z.boolean().optional(),
    /** What it asks for that internships do not state. */
    asksFor: z.enum(searchAims).optional(),
    /** Whether a part of it is something that cannot be filtered by, which the answer says. */
    ignored: z.boolean().optional(),
  })
  .readonly();

/**
 * Written as outsiders type them, before the search knew any of them: on 25 November 2026, and from "Sommerpraktikum" on
 * two days later, when what "ab sofort" and "summer internship" say became a start.
 */
const conditionQueries = parseRows(queries, conditionQuery);

/** None has a slip: whatever is suggested instead is wrong. */
function isUnderstood({
  q,
  filters,
  nearby = false,
  ignored = false,
  asksFor,
}: (typeof conditionQueries)[number]): boolean {
  const answer = searchDemo(q);
  const isNamed =
    answer.recognised.length === Object.keys(filters).length &&
    answer.recognised.every(({ kind, value }) => filters[kind] === value);
  const saysRest =
    answer.asksNearby === nearby && answer.ignored.length > 0 === ignored && answer.asksFor[0] === asksFor;
  return isNamed && saysRest && answer.suggestions.length === 0;
}

describe('queries for conditions such as a start', () => {
  it.each(['tuning', 'held out'] as const)('of the %s half are understood, and no word is corrected', (half) => {
    const ofHalf = conditionQueries.filter((query) => queriesOfHalf(query) === half);
    const missed = ofHalf.filter((query) => !isUnderstood(query));
    const share = 1 - missed.length / ofHalf.length;
    const missing = half === 'tuning' && missed.length > 0 ? `; missed: ${missed.map(({ q }) => q).join(', ')}` : '';
    console.log(`Condition queries, ${half}: ${percent(share)} of ${ofHalf.length}${missing}`);
    expect(share).toBeGreaterThanOrEqual(0.9);
  });

  it.each(['summer 2027', 'Sommerpraktikum'])(
    'with no match list nothing that meets only one end of a range: %s',
    (q) => {
      const { total, related, relax } = searchDemo(q);
      expect({ total, related: related.total }).toEqual({ total: 0, related: 0 });
      expect(relax[0]?.filter).toBe('startFrom');
    },
  );
});
