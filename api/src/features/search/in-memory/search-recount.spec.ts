import { searchParams, studyLevels, type SearchParams, utcDay } from '@prentice/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY } from '../../../platform/clock/clock.ts';
import { distanceKm } from '../places/circle.ts';
import { ranges } from './nearest-values.ts';
import { SearchIndex } from './search-index.ts';
import type { ListedInternship, SearchableInternship } from './searchable.ts';

const now = new Date('2026-03-02T09:00:00Z');
const graz = { lat: 47.07, lon: 15.45 };
const words = ['alpha', 'bravo', 'charlie', 'delta'];
const some = (from: readonly string[], max = 3) => fc.uniqueArray(fc.constantFrom(...from), { maxLength: max });

/** The parts that postings are generated from; the rest of a summary does not matter to a search. */
const posting = fc.record({
  words: some(words), text: some(words), workMode: fc.constantFrom('onsite', 'hybrid', 'remote'), category: fc.constantFrom('design', 'research', 'health'),
  payType: fc.constantFrom('paid', 'stipend', 'unpaid'), pay: fc.nat(200_000), currency: fc.constantFrom('EUR', 'EUR', 'CHF', 'JPY'), weeks: fc.option(fc.integer({ min: 2, max: 52 })), hours: fc.option(fc.integer({ min: 5, max: 40 })),
  start: fc.option(fc.integer({ min: 0, max: 200 })), flexible: fc.boolean(), skills: some(['python', 'welding', 'statistics']), studyLevels: some(['bachelor', 'master']),
  languages: some(['de', 'en', 'fr']), sponsorship: fc.boolean(), level: fc.integer({ min: 0, max: 2 }), days: fc.integer({ min: 1, max: 21 }), age: fc.integer({ min: 0, max: 40 * 24 }),
  closes: fc.integer({ min: 1, max: 9 }), kind: fc.constantFrom('open_now', 'pool'), employer: fc.constantFrom('one', 'two'),
  at: fc.option(fc.record({ lat: fc.double({ min: 46, max: 49, noNaN: true }), lon: fc.double({ min: 14, max: 17, noNaN: true }) })),
}); // prettier-ignore
type Posting = typeof posting extends fc.Arbitrary<infer T> ? T : never;

const day = (offset: number): string => utcDay(new Date(now.getTime() + offset * DAY));

function built(entry: Posting, number: number): SearchableInternship {
  const id = number.toString(16).padStart(24, '0');
  const summary = {
    id, title: entry.words.join(' '), category: entry.category, workMode: entry.workMode, pay: { type: entry.payType, min: entry.pay, currency: entry.payType === 'unpaid' ? null : entry.currency }, durationWeeks: entry.weeks, hoursPerWeek: entry.hours,
    startDate: entry.start === null ? null : day(entry.start), startFlexible: entry.flexible, responseDays: entry.days, vacancyKind: entry.kind, deadline: day(entry.closes),
    locations: [{ city: `Place ${number % 3}`, country: 'AT', lat: entry.at?.lat ?? null, lon: entry.at?.lon ?? null }], employer: { name: entry.employer, slug: entry.employer },
  } as unknown as ListedInternship; // prettier-ignore
  return {
    id, summary, title: entry.words.join(' '), skills: '', preferredSkills: '', employer: '', places: '', text: entry.text.join(' '), skillKeys: entry.skills, studyLevels: entry.studyLevels, languages: entry.languages, demandingLanguages: [],
    sponsorship: entry.sponsorship, level: entry.level, openedAt: now.getTime() - entry.age * 3_600_000, closesAt: entry.closes, monthlyPay: entry.payType === 'unpaid' ? 0 : entry.pay,
  }; // prettier-ignore
}

/**
 * Words alone and together, other forms, words that say nothing, names of fields, places and ways of working, and
 * quotes.
 */
const queries = [
  ...words, 'alpha bravo', 'alphas', 'internship alpha', 'praktikum', 'alpha bravo charlie delta', 'design', 'gestaltung alpha', 'health bravo charlie',
  'remote', 'alpha remote', 'graz', 'graz bravo', 'remote bravo graz charlie', 'homeoffice design', '"remote" alpha', 'delta "graz"', 'alpha design health', 'nurse', 'nurse alpha', 'nurse bravo remote charlie', 'teilzeit', 'alpha teilzeit', 'fulltime bravo graz charlie',
]; // prettier-ignore

const query = fc.record(
  {
    q: fc.constantFrom(...queries), place: fc.constant('Graz'), radius: fc.constantFrom('10', '25', '60', '100', '300'), mode: fc.constantFrom('remote', 'remote,onsite'), category: fc.constantFrom('design', 'design,health'),
    paid: fc.constant('1'), payType: fc.constantFrom('paid', 'unpaid,stipend'), payFrom: fc.constantFrom('0', '500', '1500'), currency: fc.constantFrom('EUR', 'JPY'), durationFrom: fc.constantFrom('4', '20'), durationTo: fc.constantFrom('12', '40'),
    startFrom: fc.constant(day(60)), startTo: fc.constant(day(120)), hoursFrom: fc.constantFrom('10', '35'), hoursTo: fc.constantFrom('20', '38'), skill: fc.constantFrom('python', 'welding,statistics'), studyLevel: fc.constantFrom('master', 'bachelor,doctorate'),
    language: fc.constantFrom('de', 'it', 'fr,en'), sponsorship: fc.constant('1'), level: fc.constantFrom('1', '2'), responseTo: fc.constantFrom('7', '14'), postedDays: fc.constantFrom('1', '7', '30'),
    vacancyKind: fc.constantFrom('open_now', 'pool'), employer: fc.constantFrom('one', 'three'), sort: fc.constantFrom('relevance', 'newest', 'deadline', 'pay'),
  },
  { requiredKeys: [] },
); // prettier-ignore

const anyOf = (choices: readonly string[] | undefined, values: readonly string[]): boolean =>
  !choices || choices.some((word) => values.includes(word));
const near = (radius: number, { summary }: SearchableInternship): boolean =>
  summary.locations.some(({ lat, lon }) => lat !== null && lon !== null && distanceKm(graz, { lat, lon }) <= radius);
const open = (values: readonly string[], all: readonly string[]): readonly string[] =>
  values.length > 0 ? values : all;

const paid = ({ summary }: SearchableInternship): boolean =>
  summary.pay?.type === 'paid' || summary.pay?.type === 'stipend';
const starts = ({ summary }: SearchableInternship, fits: (day: string) => boolean): boolean =>
  summary.startFlexible || (summary.startDate !== null && fits(summary.startDate));
const written = (internship: SearchableInternship): string[] => [
  ...internship.title.split(' '),
  ...internship.text.split(' '),
];

type Test = (internship: SearchableInternship) => boolean;
const hasWord =
  (word: string): Test =>
  (internship) =>
    written(internship).includes(word);
const hasField =
  (field: string): Test =>
  ({ summary }) =>
    summary.category === field;
/** What the words of the queries stand for, besides themselves. */
const fieldsByName: Readonly<Record<string, string>> = { design: 'design', gestaltung: 'design', health: 'health' };
const wordsByForm: Readonly<Record<string, string>> = { alphas: 'alpha' };

/**
 * What a query asks for, one word at a time: tests of its words, and tests of the place and the way of working it
 * names.
 */
function meaning({ q = '', place, mode, radius, hoursFrom, hoursTo }: SearchParams): {
  terms: Test[];
  halves: Test[];
  named: Test[];
} {
  const terms: Test[] = [];
  /* Nobody in these postings is a nurse, but health is the field of nurses. */
  const halves: Test[] = q.split(' ').includes('nurse') ? [hasField('health')] : [];
  const named: Test[] = [];
  for (const word of q.split(' ').filter((word) => !['', 'internship', 'praktikum'].includes(word))) {
    const field = fieldsByName[word];
    if (field) terms.push(hasField(field));
    else if (word === 'graz' && !place) named.push((internship) => near(radius ?? 25, internship));
    else if (word === 'teilzeit' || word === 'fulltime') {
      const fits = (hours: number) => (word === 'teilzeit' ? hours <= 20 : hours >= 35);
      if (hoursFrom === undefined && hoursTo === undefined)
        named.push(({ summary }) => fits(summary.hoursPerWeek ?? Number.NaN));
    } else if (word === 'remote' || word === 'homeoffice') {
      if (!mode) named.push(({ summary }) => summary.workMode === 'remote');
    } else terms.push(hasWord(wordsByForm[word] ?? word.replaceAll('"', '')));
  }
  return { terms, halves, named };
}

/** The same questions asked one internship at a time. */
const filtersHold: readonly ((internship: SearchableInternship, p: SearchParams) => boolean)[] = [
  (internship, { place, radius }) => !place || near(radius ?? 25, internship),
  ({ summary }, { mode }) => anyOf(mode, [summary.workMode ?? '']),
  ({ summary }, { category }) => anyOf(category, [summary.category ?? '']),
  (internship, p) => !p.paid || paid(internship),
  ({ summary }, { payType }) => anyOf(payType, [summary.pay?.type ?? '']),
  (internship, { payFrom, currency = 'EUR' }) =>
    !payFrom ||
    (internship.summary.pay?.currency === currency &&
      internship.monthlyPay >= payFrom * (currency === 'JPY' ? 1 : 100)),
  ({ summary }, { durationFrom }) => durationFrom === undefined || (summary.durationWeeks ?? 0) >= durationFrom,
  ({ summary }, { durationTo }) => durationTo === undefined || (summary.durationWeeks ?? 99) <= durationTo,
  (internship, { startFrom }) => !startFrom || starts(internship, (start) => start >= startFrom),
  (internship, { startTo }) => !startTo || starts(internship, (start) => start <= startTo),
  ({ summary }, { hoursFrom }) => hoursFrom === undefined || (summary.hoursPerWeek ?? 0) >= hoursFrom,
  ({ summary }, { hoursTo }) => hoursTo === undefined || (summary.hoursPerWeek ?? 99) <= hoursTo,
  (internship, { skill }) => anyOf(skill, internship.skillKeys),
  (internship, { studyLevel }) => anyOf(studyLevel, open(internship.studyLevels, studyLevels)),
  (internship, { language }) => anyOf(language, open(internship.languages, ['de', 'en', 'fr', 'it'])),
  (internship, { sponsorship }) => !sponsorship || internship.sponsorship,
  (internship, { level }) => !level || internship.level >= Number(level),
  ({ summary }, { responseTo }) => responseTo === undefined || summary.responseDays <= responseTo,
  (internship, { postedDays }) => postedDays === undefined || internship.openedAt >= now.getTime() - postedDays * DAY,
  ({ summary }, { vacancyKind }) => !vacancyKind || summary.vacancyKind === vacancyKind,
  ({ summary }, { employer }) => !employer || summary.employer.slug === employer,
];
const isFiltered = (internship: SearchableInternship, p: SearchParams): boolean =>
  filtersHold.every((test) => test(internship, p));
function isHit(internship: SearchableInternship, p: SearchParams): boolean {
  const { terms, named } = meaning(p);
  return isFiltered(internship, p) && [...terms, ...named].every((test) => test(internship));
}

/** How much of the query an internship has that is only related to it: terms, then what else it names; 0 for others. */
function closeness(internship: SearchableInternship, p: SearchParams, all: readonly SearchableInternship[]): number {
  const { terms, halves, named } = meaning(p);
  const count = (tests: readonly Test[]): number => tests.filter((test) => test(internship)).length;
  const degree = 2 * count(terms) + count(halves);
  if (p.sort !== 'relevance' || isHit(internship, p) || !isFiltered(internship, p)) return 0;
  if (terms.length + halves.length === 0) return all.some((other) => isHit(other, p)) ? 0 : count(named);
  return degree > 0 && degree * 3 >= 2 * terms.length ? 10 * degree + count(named) : 0;
}

const postings = fc.array(posting, { minLength: 1, maxLength: 60 }).map((all) => all.map(built));
const indexOf = (documents: readonly SearchableInternship[]): SearchIndex => {
  const index = new SearchIndex();
  for (const internship of documents) index.put(internship);
  return index;
};
const find = (index: SearchIndex, params: object) => index.search(searchParams.parse(params), now);
const idsOf = (documents: readonly { id: string }[]): string[] => documents.map(({ id }) => id).sort();

describe('a search agrees with a recount', () => {
  it('in what it finds, with every filter', () => {
    fc.assert(
      fc.property(postings, query, (documents, params) => {
        const result = find(indexOf(documents), params);
        const hits = documents.filter((internship) => isHit(internship, searchParams.parse(params)));
        expect(result.total).toBe(hits.length);
        const matching = result.items.slice(0, result.related.from ?? result.items.length);
        expect(idsOf(hits)).toEqual(expect.arrayContaining(idsOf(matching)));
      }),
      { seed: 21, numRuns: 400 },
    );
  });

  it('in what it lists as related, the closest first', () => {
    fc.assert(
      fc.property(postings, query, (documents, params) => {
        const index = indexOf(documents);
        const { total, related, pages } = find(index, params);
        const results = Array.from({ length: pages }, (_, position) => find(index, { ...params, page: String(position + 1) }).items).flat();
        const query = searchParams.parse(params);
        const near = (id: string): number => documents.filter((document) => document.id === id).map((document) => closeness(document, query, documents))[0] ?? 0;
        const ranks = results.slice(total).map(({ id }) => near(id));
        expect(ranks).toEqual(documents.map((document) => closeness(document, query, documents)).filter((rank) => rank > 0).sort((a, b) => b - a));
        expect(related.total).toBe(ranks.length);
      }),
      { seed: 26, numRuns: 300 },
    ); // prettier-ignore
  });

  it('in the count of every value: what choosing that value alone would find', () => {
    fc.assert(
      fc.property(postings, query, (documents, params) => {
        const { facets } = find(indexOf(documents), params);
        for (const [name, values] of Object.entries(facets))
          for (const [value, count] of Object.entries(values)) {
            const chosen = searchParams.parse({ ...params, [name]: value });
            expect(documents.filter((internship) => isHit(internship, chosen)).length, `${name} ${value}`).toBe(count);
          }
        for (const name of ['mode', 'studyLevel', 'language', 'responseTo', 'postedDays', 'level'])
          expect(facets[name], name).toBeDefined();
      }),
      { seed: 22, numRuns: 300 },
    );
  });

  it('in the currencies of what it finds, whatever the least pay', () => {
    fc.assert(
      fc.property(postings, query, (documents, params) => {
        const { currencies } = find(indexOf(documents), params);
        const query = searchParams.parse({ ...params, payFrom: undefined });
        const paid = documents.filter((internship) => internship.monthlyPay > 0 && isHit(internship, query));
        const totals = Object.fromEntries(currencies.map(({ currency, total }) => [currency, total]));
        for (const code of ['EUR', 'CHF', 'JPY'])
          expect(totals[code] ?? 0, code).toBe(paid.filter(({ summary }) => summary.pay?.currency === code).length);
      }),
      { seed: 25, numRuns: 200 },
    );
  });

  it('in what leaving out a filter would find', () => {
    fc.assert(
      fc.property(postings, query, (documents, params) => {
        const { relax, total } = find(indexOf(documents), params);
        /* Whatever was asked, an empty answer has a way on. */
        expect(relax.length > 0).toBe(total === 0);
        for (const { filter, to, total: promised } of relax) {
          const left: readonly string[] = Object.entries(ranges).find(([range]) => range === filter)?.[1] ?? [filter];
          const remainingParams = Object.fromEntries(Object.entries(params).filter(([name]) => !left.includes(name)));
          const next = filter === 'all' ? { q: to ?? params.q } : { ...remainingParams, ...(to && { [filter]: to }) };
          const changed = searchParams.parse(next);
          expect(documents.filter((internship) => isHit(internship, changed)).length, filter).toBe(promised);
        }
      }),
      { seed: 23, numRuns: 300 },
    );
  });

  it('after any sequence of changes, and its pages hold everything once', () => {
    const change = fc.record({ number: fc.nat(40), posting: fc.option(posting) });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 120 }), query, (changes, params) => {
        const index = new SearchIndex();
        const open = new Map<string, SearchableInternship>();
        for (const { number, posting: next } of changes) {
          const document = next && built(next, number);
          const id = number.toString(16).padStart(24, '0');
          open.delete(id);
          if (document) open.set(id, document);
          if (document) index.put(document);
          else index.remove(id);
        }
        const { pages } = find(index, params);
        const seen = Array.from({ length: pages }, (_, position) => find(index, { ...params, page: String(position + 1) }).items).flat();
        const query = searchParams.parse(params);
        const all = [...open.values()];
        const hits = all.filter((internship) => isHit(internship, query) || closeness(internship, query, all) > 0);
        expect(idsOf(seen)).toEqual(idsOf(hits));
      }),
      { seed: 24, numRuns: 200 },
    ); // prettier-ignore
  });
});
