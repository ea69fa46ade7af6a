import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListedInternship, SearchableInternship } from '../in-memory/searchable.ts';
import { PostingComparison } from './posting-comparison.ts';
import { SortedAmounts } from './sorted-amounts.ts';

const idOf = (number: number): string => number.toString(16).padStart(24, '0');

interface Described {
  readonly category?: string;
  readonly skills?: readonly string[];
  readonly city?: string;
  readonly min?: number | null;
  readonly max?: number | null;
  readonly type?: string;
  readonly currency?: string;
  readonly unit?: string;
}

function anInternship(number: number, described: Described = {}): SearchableInternship {
  const { category = 'design', skills = [], city = 'Graz', min = 100_000, max = min } = described;
  const { type = 'paid', currency = 'EUR', unit = 'month' } = described;
  const pay = { type, min, max, currency, unit, benefits: null };
  const summary = { id: idOf(number), category, locations: [{ city, country: 'AT', lat: null, lon: null }], pay } as unknown as ListedInternship; // prettier-ignore
  return {
    id: idOf(number), summary, title: '', skills: '', preferredSkills: '', employer: '', places: city, text: '', skillKeys: skills, studyLevels: [],
    languages: [], demandingLanguages: [], sponsorship: false, level: 1, openedAt: number, closesAt: 0, monthlyPay: 0,
  }; // prettier-ignore
}

const comparisonOf = (internships: readonly SearchableInternship[]): PostingComparison => {
  const comparison = new PostingComparison();
  for (const internship of internships) comparison.put(internship);
  return comparison;
};
const numbers = (postings: readonly ListedInternship[]): number[] => postings.map(({ id }) => Number.parseInt(id, 16));

describe('similar internships', () => {
  it('share skills first, then the category, then the city, and never contain the internship itself', () => {
    const comparison = comparisonOf([
      anInternship(1, { category: 'design', skills: ['figma', 'css'] }),
      anInternship(2, { category: 'design', skills: ['figma', 'css'] }),
      anInternship(3, { category: 'research', skills: ['figma', 'css'], city: 'Graz' }),
      anInternship(4, { category: 'design', city: 'Graz' }),
      anInternship(5, { category: 'design', city: 'Wien' }),
      anInternship(6, { category: 'law', city: 'Graz' }),
    ]);
    const query = { category: 'design', skill: ['figma', 'css'], city: 'Graz', except: idOf(1) } as const;
    expect(numbers(comparison.similar({ ...query, skill: [...query.skill] }))).toEqual([2, 3, 4]);
  });

  it('are those of the category when no skill is shared, the newest first', () => {
    const comparison = comparisonOf([anInternship(1), anInternship(2), anInternship(3), anInternship(4)]);
    expect(numbers(comparison.similar({ category: 'design', skill: ['welding'] }))).toEqual([4, 3, 2]);
    expect(comparison.similar({ category: 'law' })).toEqual([]);
  });

  it('no longer contain what was removed or has changed', () => {
    const comparison = comparisonOf([anInternship(1, { skills: ['css'] }), anInternship(2, { skills: ['css'] })]);
    comparison.remove(idOf(1));
    comparison.put(anInternship(2, { category: 'law', skills: ['welding'] }));
    expect(comparison.similar({ category: 'design', skill: ['css'] })).toEqual([]);
  });
});

describe('the median pay', () => {
  const query = { category: 'design', currency: 'EUR', unit: 'month' } as const;
  const paid = (count: number) =>
    Array.from({ length: count }, (_, index) => anInternship(index, { min: 1_000 * (index + 1) }));

  it('needs ten others that state theirs', () => {
    expect(comparisonOf(paid(9)).payMedian(query)).toBeNull();
    expect(comparisonOf(paid(10)).payMedian({ ...query, except: idOf(3) })).toBeNull();
    expect(comparisonOf(paid(10)).payMedian(query)).toEqual({ amount: 5_500, count: 10 });
    expect(comparisonOf(paid(11)).payMedian({ ...query, except: idOf(10) })).toEqual({ amount: 5_500, count: 10 });
  });

  it('leaves out other categories, currencies, units and what is unpaid, and takes the middle of a range', () => {
    const others = [
      anInternship(20, { category: 'law', min: 900_000 }),
      anInternship(21, { currency: 'CHF', min: 900_000 }),
      anInternship(22, { unit: 'hour', min: 900_000 }),
      anInternship(23, { type: 'unpaid', min: null }),
      anInternship(24, { type: 'expenses_only', min: 900_000 }),
    ];
    const ranges = paid(10).map(({ id }) => anInternship(Number.parseInt(id, 16), { min: 1_000, max: 3_000 }));
    expect(comparisonOf([...ranges, ...others]).payMedian(query)).toEqual({ amount: 2_000, count: 10 });
  });

  it('is the same as that of a list which is sorted again, whatever was added and removed', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1 }), fc.nat(), (values, index) => {
        const amounts = new SortedAmounts();
        for (const value of values) amounts.add(value);
        const left = values[index % values.length] ?? 0;
        const rest = values.toSpliced(index % values.length, 1).sort((a, b) => a - b);
        const middle = ((rest[Math.floor((rest.length - 1) / 2)] ?? Number.NaN) + (rest[Math.floor(rest.length / 2)] ?? Number.NaN)) / 2; // prettier-ignore
        expect(amounts.median(left)).toEqual(middle);
        amounts.remove(left);
        expect(amounts.size).toBe(rest.length);
        expect(amounts.median()).toEqual(middle);
      }),
    );
  });
});
