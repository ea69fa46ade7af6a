import { expect, it } from 'vitest';
import { translator } from '../../../i18n/catalogue.ts';
import { activeFilters } from './active-filters.ts';
import { radioFilters, currencyOptions, checkboxFilters } from './filter-options.ts';
import { readInternshipQuery } from './internship-query.ts';
import { emptyResult } from './search-relaxations.ts';

const t = translator('en');
const read = (text: string) => readInternshipQuery(new URLSearchParams(text));
const words = { t, language: 'en' as const, skills: { python: 'Python' } };

it('shows the minimum pay in its currency', () => {
  const labels = (text: string) => activeFilters(read(text), words).map((activeFilter) => activeFilter.label);
  expect(labels('payFrom=500')).toEqual(['From €500 a month']);
  expect(labels('payFrom=60000&currency=JPY')).toEqual(['From JP¥60,000 a month']);
});

it('offers the currencies of the results, the default one and the current one', () => {
  const choices = currencyOptions(
    read('payFrom=5&currency=JPY'),
    { currencies: [{ currency: 'HUF', total: 3 }] },
    'en',
  );
  expect(choices.map(({ value, chosen }) => [value, chosen])).toEqual([
    ['EUR', false],
    ['HUF', false],
    ['JPY', true],
  ]);
});

it('returns each active filter with the search without it', () => {
  const active = activeFilters(
    read('q=data&place=Wien&radius=25&mode=hybrid,remote&paid=1&skill=python&level=2&durationTo=12'),
    words,
  );
  expect(active.map((activeFilter) => activeFilter.label)).toEqual([
    'Wien + 25 km',
    'Paid only',
    'Hybrid',
    'Remote',
    'Python',
    '2 to 12 weeks',
    'Verified: documents',
  ]);
  expect(active[2]?.href).toBe(
    '/internships?q=data&place=Wien&radius=25&mode=remote&paid=1&durationTo=12&skill=python&level=2',
  );
});

it('has a label for every filter', () => {
  const all =
    'mode=onsite&category=law&payType=unpaid&studyLevel=master&language=de&payFrom=5&startFrom=2027-01-01&startTo=2027-02-01&hoursFrom=10&hoursTo=20&sponsorship=1&responseTo=7&postedDays=3&vacancyKind=pool&employer=x';
  const active = activeFilters(read(all), words);
  expect(active).toHaveLength(15);
  for (const activeFilter of active) expect(activeFilter.label).not.toMatch(/^[a-zA-Z]+\.\w+/);
});

it('shows every value with its count, also those without results', () => {
  const facets = { mode: { onsite: 3, hybrid: 0 }, language: { de: 4, en: 9 } };
  const groups = checkboxFilters({ query: read('mode=remote'), result: { facets, skills: {} }, t, language: 'en' });
  const choices = (name: string) => groups.find((group) => group.name === name)?.choices;
  expect(choices('mode')).toEqual([
    { value: 'onsite', label: 'On site', count: 3, chosen: false },
    { value: 'hybrid', label: 'Hybrid', count: 0, chosen: false },
    { value: 'remote', label: 'Remote', count: 0, chosen: true },
  ]);
  expect(choices('language')?.map((choice) => choice.label)).toEqual(['English', 'German']);
  expect(choices('category')?.[0]?.count).toBeUndefined();
});

it('offers an unusual number that the URL contains', () => {
  const groups = radioFilters({ query: read('responseTo=5'), result: { facets: {}, skills: {} }, t, language: 'en' });
  expect(groups[0]?.choices.map((choice) => choice.value)).toEqual(['', '5', '7', '10', '14']);
  const languages = checkboxFilters({
    query: read('language=cs'),
    result: { facets: {}, skills: {} },
    t,
    language: 'en',
  }).find((group) => group.name === 'language');
  expect(languages?.choices[0]).toEqual({ value: 'cs', label: 'Czech', count: undefined, chosen: true });
});

const empty = { ...words, city: undefined };

it('suggests which filter to remove, in the order of the API', () => {
  const relax = [
    { filter: 'paid', total: 2 },
    { filter: 'q', total: 9 },
    { filter: 'mode', total: 0 },
    { filter: 'unknown', total: 5 },
  ];
  expect(emptyResult(read('q=zebra&paid=1'), { relax, recognised: [], unknownWords: [] }, empty).links).toEqual([
    { label: 'Remove “Paid only” (2 internships)', href: '/internships?q=zebra' },
    { label: 'See all 9 internships', href: '/internships?paid=1' },
  ]);
});

it('offers what a place in the words has elsewhere, and around it within a greater distance', () => {
  const recognised = [{ kind: 'place', text: 'graz', value: 'graz', without: 'designer', quoted: 'designer "graz"' }] as const;
  const relax = [
    { filter: 'q', to: 'designer', total: 4 },
    { filter: 'radius', to: '300', total: 1 },
    { filter: 'q', to: 'graz', total: 10 },
  ];
  expect(emptyResult(read('q=designer+graz'), { relax, recognised, unknownWords: [] }, empty).links).toEqual([
    { label: 'See 4 internships for “designer” elsewhere', href: '/internships?q=designer' },
    { label: 'Search within 300\u00A0km of graz (1 internship)', href: '/internships?q=designer&place=graz&radius=300' },
    { label: 'See all 10 internships in graz', href: '/internships?q=graz' },
  ]);
  const within = { relax: [{ filter: 'q', to: 'in graz', total: 10 }], recognised, unknownWords: [] };
  expect(emptyResult(read('q=designer+in+graz'), within, empty).links[0]?.label).toBe('See all 10 internships in graz');
}); // prettier-ignore

it('names hours per week that the words or a filter ask for', () => {
  const labels = (text: string) => activeFilters(read(text), words).map(({ label }) => label);
  expect(labels('hoursFrom=35')).toEqual(['At least 35 hours per week']);
  expect(labels('hoursFrom=1&hoursTo=20')).toEqual(['At least 1 hour per week', 'Up to 20 hours per week']);
});
