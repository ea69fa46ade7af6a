import { parseRows, workMode, type SearchedPlace } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import queries from '../data/place-queries.json' with { type: 'json' };
import { commonCityName } from '../places/city-names.ts';
import { foldText } from '../text/text-words.ts';
import { searchDemo } from './demo-index.ts';
import { percent } from './search-quality.ts';
import { queriesOfHalf } from './student-queries.ts';

const placeQuery = z
  .strictObject({
    lang: z.enum(['en', 'de']),
    /** What is typed as the place. */
    where: z.string(),
    /** The cities, countries (by their code) and regions that it means; none for everywhere. */
    names: z.array(z.string()),
    mode: workMode.optional(),
    /** Kilometres. */
    radius: z.number().optional(),
  })
  .readonly();

/** Written as outsiders type them, before the search knew any of them; on 27 November 2026. */
const placeQueries = parseRows(queries, placeQuery);

const sorted = (names: readonly string[]): string[] => names.map((name) => commonCityName(foldText(name))).toSorted();

const namesOf = ({ known: first, more, countries, regions }: SearchedPlace): string[] => [
  ...(first ? [first.city] : []),
  ...more.map(({ city }) => city),
  ...countries,
  ...regions,
];

/** None has a slip: whatever is said to be misspelled is wrong. */
function isUnderstood({ where, names, mode, radius }: (typeof placeQueries)[number]): boolean {
  const { place, placePhrase } = searchDemo('', where);
  const isNamed = JSON.stringify(sorted(place ? namesOf(place) : [])) === JSON.stringify(sorted(names));
  const { mode: namedMode, radius: distance } = placePhrase ?? { mode: null, radius: null };
  return isNamed && namedMode === (mode ?? null) && distance === (radius ?? null) && !place?.misspelled;
}

describe('what is typed as the place', () => {
  it.each(['tuning', 'held out'] as const)('of the %s half is understood', (half) => {
    const ofHalf = placeQueries.filter(({ where }) => queriesOfHalf({ q: where }) === half);
    const missed = ofHalf.filter((query) => !isUnderstood(query));
    const share = 1 - missed.length / ofHalf.length;
    const missing = half === 'tuning' && missed.length > 0 ? `; missed: ${missed.map(({ where }) => where).join(' · ')}` : ''; // prettier-ignore
    console.log(`Place queries, ${half}: ${percent(share)} of ${ofHalf.length}${missing}`);
    expect(share).toBeGreaterThanOrEqual(0.95);
  });
});
