import { categories } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../../../seed/random.ts';
import { firstSamples, sampleInternships, searchSamples } from './sample-index.ts';
import { percent } from './search-quality.ts';
import {
  queriesOfHalf,
  isSuitable,
  misspelledQueries,
  studentQueries,
  type QuerySetHalf,
  type StudentQuery,
} from './student-queries.ts';

const isAnswered = (query: StudentQuery): boolean =>
  firstSamples(query.q, 3).some((sample) => isSuitable(query, sample));

/**
 * Prints the share of answered queries of a half, and which of the tuning half are not; the other half stays unread.
 */
function answeredShare(name: string, half: QuerySetHalf, queries: readonly StudentQuery[]): number {
  const missed = queries.filter((query) => !isAnswered(query));
  const share = 1 - missed.length / queries.length;
  const missing = half === 'tuning' && missed.length > 0 ? `; missed: ${missed.map(({ q }) => q).join(', ')}` : '';
  console.log(`${name}, ${half}: ${percent(share)} of ${queries.length}${missing}`);
  return share;
}

/** The names of the fields as the pages show them, in English and German, and what people call them. */
const fieldNames: Readonly<Record<(typeof categories)[number], readonly string[]>> = {
  engineering: ['engineering', 'Ingenieurwesen'],
  software_data: ['software and data', 'Software und Daten', 'software', 'IT'],
  design: ['design', 'Gestaltung'],
  marketing: ['marketing'],
  sales: ['sales', 'Vertrieb'],
  finance: ['finance', 'Finanzen'],
  law: ['law', 'Recht', 'legal'],
  people: ['people and HR', 'Personal', 'HR', 'human resources'],
  operations: ['operations', 'Betrieb'],
  research: ['research', 'Forschung'],
  health: ['health', 'Gesundheit'],
  education: ['education', 'Bildung'],
  media: ['media', 'Medien'],
  environment: ['environment', 'Umwelt'],
  social: ['social work', 'Soziale Arbeit'],
  other: ['other', 'Sonstiges'],
};

describe('queries of students', () => {
  it('are at least three hundred, half of them in each language, each with a suitable internship', () => {
    expect(studentQueries.length).toBeGreaterThanOrEqual(300);
    expect(new Set(studentQueries.map(({ q }) => q)).size).toBe(studentQueries.length);
    const german = studentQueries.filter(({ lang }) => lang === 'de').length;
    expect(Math.abs(german / studentQueries.length - 0.5)).toBeLessThan(0.05);
    const hopeless = studentQueries.filter(
      (query) => !sampleInternships.some((sampleInternship) => isSuitable(query, sampleInternship)),
    );
    expect(hopeless.map(({ q }) => q)).toEqual([]);
  });

  it.each(['tuning', 'held out'] as const)('of the %s half find something suitable among the first three', (half) => {
    const queries = studentQueries.filter((query) => queriesOfHalf(query) === half);
    expect(answeredShare('Student queries', half, queries)).toBeGreaterThanOrEqual(0.95);
  });

  it.each(['tuning', 'held out'] as const)('of the %s half find the same despite a typo', (half) => {
    const queries = misspelledQueries(half, new SeededRandom(17));
    expect(queries.length).toBeGreaterThanOrEqual(150);
    expect(answeredShare('Typos', half, queries)).toBeGreaterThanOrEqual(0.95);
  });

  it('which name a field find at least what the field contains', () => {
    const short = categories.flatMap((category) => {
      const contained = sampleInternships.filter(({ summary }) => summary.category === category).length;
      const counts = fieldNames[category].map((name) => ({ name, total: searchSamples(name).total, contained }));
      return counts.filter(({ total }) => total < contained);
    });
    console.log(`Field names that find too little: ${short.map(({ name, total, contained }) => `${name} ${total}/${contained}`).join(', ') || 'none'}`); // prettier-ignore
    expect(short).toEqual([]);
  });
});
