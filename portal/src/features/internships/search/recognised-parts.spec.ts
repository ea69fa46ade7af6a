import { expect, it } from 'vitest';
import { translator } from '../../../i18n/catalogue.ts';
import { readInternshipQuery } from './internship-query.ts';
import { recognisedLinks, searchedWords, suggestionText, withRecognisedPlace } from './recognised-parts.ts';

const place = {
  kind: 'place',
  text: 'berlin',
  value: 'berlin',
  without: 'marketing',
  quoted: 'marketing "berlin"',
} as const;
const remote = { kind: 'mode', text: 'remote', value: 'remote', without: 'marketing berlin', quoted: '"remote" marketing berlin' } as const; // prettier-ignore
const query = readInternshipQuery(new URLSearchParams({ q: 'marketing berlin' }));

it('fills Where with the place that What names, and leaves the other words in What', () => {
  expect(withRecognisedPlace(query, { recognised: [place] })).toMatchObject({ q: 'marketing', place: 'berlin' });
  expect(withRecognisedPlace(query, { recognised: [place] }, 'Berlin')).toMatchObject({
    q: 'marketing',
    place: 'Berlin',
  });
});

it('leaves a place in What beside a way of working that will do instead', () => {
  const searched = { known: null, more: [], modes: ['remote' as const], countries: [], regions: [], others: [], misspelled: null }; // prettier-ignore
  expect(withRecognisedPlace(query, { recognised: [place, remote], place: searched })).toBe(query);
});

it('leaves both fields as they are where the words name no place', () => {
  expect(withRecognisedPlace(query, { recognised: [remote] })).toBe(query);
  expect(withRecognisedPlace(query, { recognised: [] })).toBe(query);
});

it('names what was recognised, with the search without it and with its words', () => {
  const [link] = recognisedLinks(query, [place], {
    city: undefined,
    language: 'en',
    currency: 'EUR',
    t: translator('en'),
  });
  expect(link?.label).toContain('Berlin');
  expect(link?.withoutHref).toBe('/internships?q=marketing');
  expect(new URLSearchParams(link?.asWordsHref.split('?')[1]).get('q')).toBe('marketing "berlin"');
});

it('names both ends of a range together, which are removed together', () => {
  const range = { text: 'summer 2027', without: 'law', quoted: '"summer 2027" law' } as const;
  const ends = [
    { ...range, kind: 'startFrom', value: '2027-06-01' },
    { ...range, kind: 'startTo', value: '2027-08-31' },
  ] as const;
  const labels = recognisedLinks(query, ends, {
    city: undefined,
    language: 'en',
    currency: 'EUR',
    t: translator('en'),
  });
  expect(labels.map(({ label }) => label)).toEqual(['Starts 1 Jun 2027 to 31 Aug 2027']);
});

it.each([
  ['6 months', 'en', 'About 6 months (20 to 33 weeks)'],
  ['6 Monate', 'en', 'About 6 months (20 to 33 weeks)'],
  ['6 months', 'de', 'Etwa 6 Monate (20 bis 33 Wochen)'],
  ['26-week', 'de', 'Etwa 26 Wochen (20 bis 33 Wochen)'],
  ['für 6 Monate', 'en', 'About 6 months (20 to 33 weeks)'],
  ['half a year', 'de', '20 bis 33 Wochen'],
  ['3-6 Monate', 'en', '20 to 33 weeks'],
] as const)('names the duration "%s" in the language of the page (%s), with its weeks', (text, language, label) => {
  const months = { text, without: 'law', quoted: `law "${text}"` } as const;
  const ends = [
    { ...months, kind: 'durationFrom', value: '20' },
    { ...months, kind: 'durationTo', value: '33' },
  ] as const;
  const [link] = recognisedLinks(query, ends, { city: undefined, language, currency: 'EUR', t: translator(language) });
  expect(link?.label).toBe(label);
});

it('calls a city in a suggestion as it is called on the page', () => {
  expect(suggestionText('marketing München', { q: 'marketing müncen' }, 'en')).toBe('marketing Munich');
  expect(suggestionText('marketing München', { q: 'marketing müncen' }, 'de')).toBe('marketing München');
  expect(suggestionText('Marketing Wien', { q: 'Marketng Wien' }, 'en')).toBe('Marketing Wien');
  expect(suggestionText('Krankenpflege', { q: 'krankenpflge' }, 'en')).toBe('Krankenpflege');
});

it('names in the heading only what was searched for', () => {
  const words = (q: string, ignored: string[], ignoresWords = false) => searchedWords(q, { ignored, ignoresWords });
  expect(words('law', [])).toBe('law');
  expect(words('law near me', ['near me'])).toBe('law');
  expect(words('Marketing ohne Vorkenntnisse Graz', ['ohne Vorkenntnisse'])).toBe('Marketing Graz');
  expect(words('near me', ['near me'], true)).toBe('');
});
