import { searchParams } from '@prentice/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SearchIndex } from './search-index.ts';
import type { ListedInternship, SearchableInternship } from './searchable.ts';

const now = new Date('2026-03-02T09:00:00Z');
const cities = ['Graz', 'Zürich', 'Wien', 'Porto'];

function internshipOf(
  number: number,
  change: Partial<ListedInternship> & { text?: string } = {},
): SearchableInternship {
  const id = number.toString(16).padStart(24, '0');
  const city = cities[number % cities.length] ?? '';
  const summary = {
    id, title: `Internship number ${number}`, state: 'open', category: number % 2 ? 'design' : 'research', workMode: number % 3 ? 'onsite' : 'remote',
    locations: [{ city, country: 'AT', lat: 47 + (number % 4), lon: 15 }], pay: { type: number % 5 ? 'paid' : 'unpaid', min: number % 5 ? 1000 * number : null, max: null, currency: 'EUR', unit: 'month', benefits: null },
    employer: { name: 'Riverlab', slug: 'riverlab', verification: { level: 1 } }, requiredSkills: [], startFlexible: true, durationWeeks: 12, hoursPerWeek: 30, responseDays: 10, deadline: '2026-04-01', vacancyKind: 'open_now',
    ...change,
  } as unknown as ListedInternship; // prettier-ignore
  return {
    id, summary, title: summary.title ?? '', skills: 'Chemistry', preferredSkills: '', employer: 'Riverlab', places: city, text: change.text ?? '', skillKeys: ['chemistry'],
    studyLevels: [], languages: [], demandingLanguages: [], sponsorship: false, level: 1, openedAt: now.getTime() - number * 3_600_000,
    closesAt: Date.parse(summary.deadline ?? ''), monthlyPay: number % 5 ? 1000 * number : 0,
  }; // prettier-ignore
}

const indexOf = (documents: readonly SearchableInternship[]): SearchIndex => {
  const index = new SearchIndex();
  for (const internship of documents) index.put(internship);
  return index;
};
const search = (index: SearchIndex, params: Record<string, string>) => index.search(searchParams.parse(params), now);

describe('search', () => {
  const index = indexOf([
    ...Array.from({ length: 60 }, (_, number) => internshipOf(number)),
    internshipOf(100, { title: 'Laboratory assistant for water analysis', text: 'Measure rivers.' }),
    internshipOf(101, { title: 'Web designer', text: 'Work beside the laboratory.' }),
  ]);

  it('finds words with typos and beginnings, titles first', () => {
    for (const q of ['laboratory', 'labratory', 'labora'])
      expect(search(index, { q }).items[0]?.id, q).toBe(internshipOf(100).id);
  });
  it('takes an occupation that the text of another field only mentions for related', () => {
    expect(search(index, { q: 'laboratory' }).total).toBe(1);
    const { items, total } = search(index, { q: 'laboratory', category: 'design' });
    expect([total, items.map(({ id }) => id)]).toEqual([0, [internshipOf(101).id]]);
  });
  it('lists what meets a part of conditions that nothing meets together', () => {
    const { total, related, items } = search(index, { q: 'remote part-time' });
    expect([total, related.total > 0]).toEqual([0, true]);
    expect(items.every(({ workMode }) => workMode === 'remote')).toBe(true);
    expect(search(index, { q: 'Linz' }).related.total).toBe(0);
  });
  it('puts the internships of a field before those that have its name in their title', () => {
    const about = indexOf([
      internshipOf(2, { title: 'Travel survey design and interviews' }),
      internshipOf(1, { title: 'Illustration of picture books' }),
    ]);
    expect(search(about, { q: 'design' }).items.map(({ id }) => id)).toEqual([internshipOf(1).id, internshipOf(2).id]);
  });
  it('finds places without their marks', () => {
    expect(search(index, { place: 'zurich' }).total).toBe(search(index, { place: 'Zürich' }).total);
    expect(search(index, { place: 'zurich' }).total).toBeGreaterThan(0);
  });
  it('searches around the place that a slip means, and offers no place without internships', () => {
    const result = search(index, { place: 'Gratz' });
    expect(result.place).toMatchObject({ known: { label: 'Graz, AT' }, misspelled: 'Gratz', others: [] });
    expect(result.total).toBe(search(index, { place: 'Graz' }).total);
  });
  it('takes a way of working that is given as the place for its filter', () => {
    const result = search(index, { place: 'Home Office' });
    expect([result.placePhrase, result.place]).toEqual([{ place: '', mode: 'remote', radius: null }, null]);
    expect(result.total).toBe(search(index, { mode: 'remote' }).total);
    expect(search(index, { place: 'Graz' }).placePhrase).toBeNull();
  });
  it('finds what is in a place or worked in another way, where either will do', () => {
    const both = search(index, { place: 'Graz or remote' });
    const ids = (params: Parameters<typeof search>[1]) => search(index, params).items.map(({ id }) => id);
    expect(both.placePhrase).toEqual({ place: 'Graz;remote', mode: null, radius: null });
    expect(both.place).toMatchObject({ known: { city: 'Graz' }, modes: ['remote'] });
    const either = new Set([...ids({ place: 'Graz' }), ...ids({ mode: 'remote' })]);
    expect(both.total).toBe(either.size);
    expect(both.total).toBeGreaterThan(search(index, { place: 'Graz' }).total);
  });
  it('treats another name of a city as that city, not as a typo', () => {
    const locations = [{ city: 'München', country: 'DE', lat: 48.14, lon: 11.58 }];
    const munich = { ...internshipOf(200, { locations }), places: 'München' };
    const result = search(indexOf([munich, internshipOf(201, { title: 'Music' }), internshipOf(202)]), { q: 'Munich' });
    expect(result.items.map((item) => item.id)).toEqual([munich.id]);
  });
  it('counts the internships of a city together, whichever of its names was written', () => {
    const placed = (number: number, city: string) =>
      internshipOf(number, { locations: [{ city, country: 'DE', lat: 48.14, lon: 11.58 + number / 1_000 }] });
    const { places } = search(indexOf([placed(1, 'München'), placed(2, 'Munich'), placed(3, 'Porto')]), {});
    expect(places.map(({ city, total }) => [city, total])).toEqual([
      ['München', 2],
      ['Porto', 1],
    ]);
  });
  it('suggests which filter to relax when nothing is found', () => {
    const result = search(index, { q: 'laboratory', mode: 'remote', responseTo: '3' });
    expect(result.total).toBe(0);
    expect(result.relax).toEqual([{ filter: 'all', total: 1 }]);
    expect(search(index, { q: 'number', responseTo: '3' }).relax).toContainEqual({ filter: 'responseTo', total: 60 });
  });
  it('suggests the nearest limit that leaves something, and both ends of a range together', () => {
    const rows = indexOf([
      internshipOf(1, { durationWeeks: 8, startDate: '2027-03-01', startFlexible: false }),
      internshipOf(2, { durationWeeks: 20, startDate: '2027-09-01', startFlexible: false }),
    ]);
    const relaxOf = (params: Record<string, string>) => search(rows, params).relax;
    expect(relaxOf({ durationFrom: '30' })).toContainEqual({ filter: 'durationFrom', to: '20', total: 1 });
    expect(relaxOf({ durationTo: '4' })).toContainEqual({ filter: 'durationTo', to: '8', total: 1 });
    const between = relaxOf({ startFrom: '2027-05-01', startTo: '2027-07-31' });
    expect(between).toContainEqual({ filter: 'startFrom', to: '2027-03-01', total: 1 });
    expect(between).toContainEqual({ filter: 'startTo', to: '2027-09-01', total: 1 });
    expect(between).toContainEqual({ filter: 'start', total: 2 });
  });
  it('compares pay within one currency, and excludes others from minimum pay and sorts them last', () => {
    const paid = (number: number, currency: string | null, amount: number): SearchableInternship => {
      const internship = internshipOf(number, { pay: { type: currency ? 'paid' : 'unpaid', min: amount || null, max: null, currency, unit: 'month', benefits: null } }); // prettier-ignore
      return { ...internship, monthlyPay: amount };
    };
    const mixed = [paid(1, 'EUR', 60_000), paid(2, 'HUF', 90_000_00), paid(3, 'EUR', 90_000), paid(4, 'JPY', 70_000), paid(5, null, 0)]; // prettier-ignore
    const idsMatching = (params: Record<string, string>) =>
      search(indexOf(mixed), params).items.map(({ id }) => Number.parseInt(id, 16));
    expect(idsMatching({ payFrom: '500' })).toEqual([1, 3]);
    expect(idsMatching({ payFrom: '500', currency: 'HUF' })).toEqual([2]);
    expect(idsMatching({ payFrom: '60000', currency: 'JPY' })).toEqual([4]);
    expect(idsMatching({ sort: 'pay' })).toEqual([3, 1, 2, 4, 5]);
    expect(idsMatching({ sort: 'pay', currency: 'JPY' })).toEqual([4, 1, 2, 3, 5]);
    expect(search(indexOf(mixed), { payFrom: '500' }).currencies).toEqual([
      { currency: 'EUR', total: 2 },
      { currency: 'HUF', total: 1 },
      { currency: 'JPY', total: 1 },
    ]);
  });
  it('returns stable and complete pages', () => {
    const pages = [1, 2, 3, 4].flatMap((page) =>
      search(index, { page: String(page), sort: 'newest' }).items.map((item) => item.id),
    );
    expect(new Set(pages).size).toBe(62);
  });
  it('does not find removed internships', () => {
    const small = indexOf([internshipOf(1), internshipOf(2)]);
    small.remove(internshipOf(1).id);
    expect(search(small, {}).items.map((item) => item.id)).toEqual([internshipOf(2).id]);
  });
  it('counts for each value the results that choosing it gives', () => {
    const value = fc.record(
      { mode: fc.constantFrom('onsite', 'remote'), category: fc.constantFrom('design', 'research') },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(value, (chosen) => {
        const { facets } = search(index, chosen);
        for (const name of ['mode', 'category'] as const)
          for (const [option, count] of Object.entries(facets[name] ?? {}))
            expect(search(index, { ...chosen, [name]: option }).total).toBe(count);
      }),
      { seed: 7, numRuns: 40 },
    );
  });
});

it('suggests the name of a company with its capitals', () => {
  const employer = 'Flusswerk GmbH';
  const summary = { name: employer } as ListedInternship['employer'];
  const index = indexOf([{ ...internshipOf(1, { employer: summary }), employer }]);
  expect(search(index, { q: 'fluswerk' }).suggestions).toEqual(['Flusswerk']);
  expect(search(index, { q: 'chemisty' }).suggestions, 'words that name no company').toContain('chemistry');
});
