import SearchableMap from 'minisearch/SearchableMap';
import { describe, expect, it } from 'vitest';
import { splitCompound } from '../text/vocabulary.ts';
import { stemOf } from '../text/text-words.ts';
import { parseQuery } from './query-parser.ts';
import type { SearchedWords } from './token-reader.ts';

const tree = SearchableMap.from<true>([['kornblume', true]]);
const places = SearchableMap.from([['berlin', 'berlin'], ['muenchen', 'munchen'], ['essen', 'essen'], ['st gallen', 'st gallen']]); // prettier-ignore
const words: SearchedWords = {
  tree,
  places,
  has: (word) => tree.has(word),
  isPlace: (name) => places.has(name) || name === 'germany',
  spellings: new Map(),
};
const parse = (q: string, filters: { place?: string; mode?: ['hybrid'] } = {}) => parseQuery({ q, ...filters }, words);
const termsOf = (q: string): string[] => parse(q).terms.map(({ alternatives }) => alternatives[0]?.join(' ') ?? '');
const conceptsOf = (q: string): string[] => parse(q).terms.flatMap(({ concepts }) => concepts.map(({ id }) => id));

describe('a query', () => {
  it('is read as phrases without the words that every internship has', () => {
    expect(termsOf('summer internship human resources')).toEqual(['human resources']);
    expect(termsOf('Praktikum als Werkstudent')).toEqual([]);
    expect(termsOf('people and culture job')).toEqual(['people and culture']);
  });

  it('means the same with compounds written apart, with a hyphen or as one word', () => {
    for (const q of ['front end', 'front-end', 'frontend']) expect(conceptsOf(q), q).toEqual(['frontend']);
    expect(conceptsOf('Maschinenbauinformatik')).toEqual(['mechanical', 'computer-science']);
    expect(termsOf('Marketingpraktikum')).toEqual(['marketingpraktikum']);
    expect(conceptsOf('Marketingpraktikum')).toEqual(['field-marketing']);
  });

  it('is understood in other forms and without umlauts', () => {
    expect(conceptsOf('lawyers')).toEqual(['field-law']);
    expect(conceptsOf('renewables')).toEqual(['energy']);
    expect(conceptsOf('kuenstliche Intelligenz')).toEqual(['machine-learning']);
  });

  it('names a place and a way of working, each with the query without it and with it quoted', () => {
    const { filters, recognised } = parse('Remote marketing in Muenchen');
    expect(filters).toEqual({ place: 'munchen', mode: ['remote'] });
    expect(recognised).toEqual([
      { kind: 'mode', value: 'remote', text: 'Remote', without: 'marketing in Muenchen', quoted: '"Remote" marketing in Muenchen' },
      { kind: 'place', value: 'munchen', text: 'Muenchen', without: 'Remote marketing', quoted: 'Remote marketing in "Muenchen"' },
    ]); // prettier-ignore
  });

  it('recognises nothing in quotes, in the name of a skill or beside a filter that is set', () => {
    expect(parse('"remote" marketing "berlin"')).toMatchObject({ filters: {}, recognised: [] });
    expect(parse('remote sensing').filters).toEqual({});
    expect(parse('hybrid law berlin', { place: 'Graz', mode: ['hybrid'] }).recognised).toEqual([]);
  });

  it('takes a name that is an everyday word for a place only where it is used as one', () => {
    const placeOf = (q: string) => parse(q).filters.place;
    expect(placeOf('Essen und Trinken')).toBeUndefined();
    expect(placeOf('bath products')).toBeUndefined();
    expect(placeOf('in Essen kochen')).toBe('essen');
    expect(placeOf('Marketing Essen')).toBe('essen');
    expect(placeOf('Design St. Gallen')).toBe('st gallen');
  });

  it('wants one of two things where "or" is between them, and both where it is not', () => {
    const choicesOf = (q: string): number => new Set(parse(q).terms.map(({ choice }) => choice)).size;
    for (const q of ['marketing or design', 'marketing and design', 'marketing or qwzxpt', 'qwzxpt oder law'])
      expect(choicesOf(q), q).toBe(1);
    for (const q of ['marketing qwzxpt', 'marketing and qwzxpt', 'marketing, qwzxpt']) expect(choicesOf(q), q).toBe(2);
  });

  it('does not read a level of study in a trade that is called after a master', () => {
    for (const q of ['master data', 'scrum master', 'web master']) expect(parse(q).recognised, q).toEqual([]);
    expect(parse('master computer science').recognised).toMatchObject([{ kind: 'studyLevel', value: 'master' }]);
  });

  it('suggests what was likely meant for a word that is not known, and nothing for others', () => {
    expect(parse('marketng berlin').suggestions[0]).toBe('marketing berlin');
    expect(parse('law berln').recognised.map(({ value }) => value)).toEqual(['berlin']);
    expect(parse('kornblum').suggestions).toEqual(['kornblume']);
    expect(parse('machine lerning').suggestions).toEqual(['machine learning']);
    expect(conceptsOf('machine lerning')).toEqual(['machine-learning']);
    expect(parse('qwzxpt').suggestions).toEqual([]);
    expect(parse('teacher berlin').suggestions).toEqual([]);
  });

  it('repairs all slips of a suggestion together, and finishes words that were left unfinished', () => {
    const hasLonger = (word: string) => 'software'.startsWith(word);
    for (const searchedWords of [words, { ...words, has: hasLonger }]) {
      const suggested = (q: string) => parseQuery({ q }, searchedWords).suggestions;
      expect(suggested('softwar enginer')[0]).toBe('software engineer');
      expect(suggested('desing und marketng')[0]).toBe('design und marketing');
      expect(suggested('softwar')).toEqual([]);
      expect(suggested('"softwar" enginer')[0]).toBe('"softwar" engineer');
    }
  });

  it('needs a rank such as manager only when it says nothing else', () => {
    expect(parse('chemistry manager').terms.map(({ isOptional }) => isOptional)).toEqual([false, true]);
    expect(parse('manager').terms.map(({ isOptional }) => isOptional)).toEqual([false]);
    expect(parse('firmware engineer').terms.map(({ isOptional }) => isOptional)).toEqual([false, true]);
    expect(parse('engineer').terms.map(({ isOptional }) => isOptional)).toEqual([false]);
  });
  it('needs a kind of employer only when it says nothing else', () => {
    for (const q of ['architecture office', 'design agency', 'accounting firm', 'Marketing Abteilung'])
      expect(
        parse(q).terms.map(({ isOptional }) => isOptional),
        q,
      ).toEqual([false, true]);
    expect(termsOf('software company')).toEqual(['software']);
    expect(parse('office').terms.map(({ isOptional }) => isOptional)).toEqual([false]);
  });

  it('names hours per week, unless it names both or a filter says them', () => {
    const hoursOf = (q: string) => [parse(q).filters.hoursFrom, parse(q).filters.hoursTo];
    expect(hoursOf('part-time law')).toEqual([undefined, 20]);
    expect(hoursOf('Vollzeit Praktikum')).toEqual([35, undefined]);
    expect(hoursOf('part-time or full-time')).toEqual([undefined, undefined]);
    expect(parseQuery({ q: 'full-time', hoursTo: 20 }, words)).toMatchObject({ filters: {}, recognised: [] });
    expect(hoursOf('"part-time" law')).toEqual([undefined, undefined]);
    expect(termsOf('part-time law student')).toEqual(['law student']);
  });

  it('names an amount of hours, weeks or months, as the most, the least or about so much', () => {
    for (const [q, filters] of [
      ['law at most 12 weeks', { durationTo: 12 }],
      ['Praktikum höchstens 3 Monate', { durationTo: 13 }],
      ['mindestens 8 Wochen', { durationFrom: 8 }],
      ['law 3 months', { durationFrom: 10, durationTo: 16 }],
      ['6 Monate', { durationFrom: 20, durationTo: 33 }],
      ['sechs Monate', { durationFrom: 20, durationTo: 33 }],
      ['3-6 months', { durationFrom: 13, durationTo: 26 }],
      ['12 Monate', { durationFrom: 39, durationTo: 52 }],
      ['law max 15 hours', { hoursTo: 15 }],
      ['at least 30 hours a week', { hoursFrom: 30 }],
      ['80 hours', {}],
      ['law 2 years', {}],
    ] as const)
      expect(parse(q).filters, q).toEqual(filters);
    expect(termsOf('law at most 12 weeks')).toEqual(['law']);
    expect(parseQuery({ q: '12 weeks', durationFrom: 8 }, words).filters).toEqual({});
  });

  it('names the least pay by a bound or a currency, and corrects no number', () => {
    for (const [q, payFrom] of [
      ['law paid over 1000', 1000],
      ['mindestens 1.200 Euro Berlin', 1200],
      ['über 1200 € law', 1200],
      ['at least 900 euro a month', 900],
      ['law 1,100€', 1100],
      ['law 1200', undefined],
      ['ab 2027', undefined],
    ] as const)
      expect(parse(q).filters.payFrom, q).toBe(payFrom);
    expect(parse('law over 1000').suggestions).toEqual([]);
    expect(parse('law 1200').suggestions).toEqual([]);
  });

  it('names a language of the workplace, which may be the one that is not spoken', () => {
    for (const [q, language] of [
      ['English speaking law', 'en'],
      ['law no German', 'en'],
      ['Recht auf Deutsch', 'de'],
    ] as const)
      expect(parse(q).filters, q).toEqual({ language: [language] });
    expect(parse('english teacher').filters).toEqual({});
  });

  it('names several places between which there is an "or", and the country of a place only with it', () => {
    expect(parse('law in Berlin or Muenchen').filters).toEqual({ place: 'berlin; munchen' });
    expect(parse('law in Berlin or Muenchen').recognised.map(({ without }) => without)).toEqual([
      'law in Muenchen',
      'law in Berlin',
    ]);
    expect(parse('law Berlin Germany').filters).toEqual({ place: 'berlin' });
    expect(termsOf('law Berlin Germany')).toEqual(['law']);
  });

  it('means either a place or a way of working where "or" is between them, and says where it cannot', () => {
    for (const q of ['law Berlin or remote', 'remote oder Berlin law', 'law in Berlin or from home']) {
      expect(parse(q).filters, q).toEqual({ place: 'berlin; remote' });
      expect(
        parse(q)
          .recognised.map(({ kind }) => kind)
          .sort(),
        q,
      ).toEqual(['mode', 'place']);
      expect(parse(q).ignored, q).toEqual([]);
    }
    expect(parse('law Berlin or remote').recognised.map(({ without }) => without)).toEqual([
      'law remote',
      'law Berlin',
    ]);
    expect(parse('remote Berlin').filters).toEqual({ place: 'berlin', mode: ['remote'] });
    expect(parse('remote or law in Berlin').filters).toEqual({ place: 'berlin', mode: ['remote'] });
    expect(parse('Berlin or part-time')).toMatchObject({ filters: { place: 'berlin', hoursTo: 20 }, ignored: ['or'] });
  });

  it('says that a word after a minus leaves nothing out, and does not find just that', () => {
    expect(parse('law -marketing')).toMatchObject({ ignored: ['-marketing'], unknownWords: [] });
    expect(termsOf('law -marketing')).toEqual(['law']);
    expect(parse('-berlin')).toMatchObject({ filters: {}, terms: [], ignored: ['-berlin'] });
    expect(parse('law -"big data" berlin')).toMatchObject({ filters: { place: 'berlin' }, ignored: ['-"big data"'] });
    expect(parse('remote law -qwzxpt').recognised.map(({ without }) => without)).toEqual(['law -qwzxpt']);
    for (const q of ['front-end', 'law - marketing', 'hours 10 -20']) expect(parse(q).ignored, q).toEqual([]);
  });

  it('takes those who study something for what they study', () => {
    const [term] = parse('nursing student').terms;
    expect(term?.alternatives).toContainEqual(['nursing']);
  });

  it('says which of its signs can be no word', () => {
    expect(parse('😀').ignored).toEqual(['😀']);
    expect(parse('🎨 design 🎨 👩‍💻').ignored).toEqual(['🎨', '👩‍💻']);
    expect(parse('??!').ignored).toEqual(['??!']);
    expect(parse('R&D - "law"').ignored).toEqual([]);
    expect(parse(' ').ignored).toEqual([]);
  });

  it('says that it leaves nothing out, and does not find what is not wanted', () => {
    expect(parse('law not in Berlin')).toMatchObject({ filters: {}, ignored: ['not in Berlin'] });
    expect(parse('Recht, nicht in St. Gallen').ignored).toEqual(['nicht in St Gallen']);
    expect(termsOf('law kein Marketing')).toEqual(['law']);
    expect(parse('law not')).toMatchObject({ ignored: [] });
  });

  it('names the words that are known nowhere, unless something is spelled alike', () => {
    expect(parse('qwzxpt law berlin').unknownWords).toEqual(['qwzxpt']);
    expect(parse('marketng astronaut "qwzxpt"').unknownWords).toEqual([]);
  });

  it('can be shortened by each of its parts', () => {
    expect(parse('remote law berlin').shorter).toEqual([
      { q: 'law berlin', withoutFilter: true },
      { q: 'remote berlin', withoutFilter: false },
      { q: 'remote law', withoutFilter: true },
    ]);
    expect(parse('law').shorter).toEqual([]);
  });
});

describe('words', () => {
  it('are cut to a beginning that their forms share', () => {
    for (const forms of [['developer', 'developers', 'development', 'developing'], ['entwickler', 'entwicklerinnen', 'entwicklung']])
      expect(new Set(forms.map(stemOf)).size, forms.join(', ')).toBe(1);
    expect(stemOf('policy')).not.toBe(stemOf('police'));
    expect(stemOf('art')).toBe('art');
  }); // prettier-ignore

  it('are split into known words, with what German puts between them', () => {
    const vocabularyWords = new Set(['schule', 'sozialarbeit', 'vertrieb', 'innendienst', 'personal']);
    const isKnown = (word: string): boolean => vocabularyWords.has(word);
    expect(splitCompound('schulsozialarbeit', isKnown)).toEqual(['schule', 'sozialarbeit']);
    expect(splitCompound('vertriebsinnendienst', isKnown)).toEqual(['vertrieb', 'innendienst']);
    expect(splitCompound('personality', isKnown)).toEqual([]);
  });

  it('names a start by a month, a season or a day, the next one where it says no year', () => {
    const now = new Date('2027-01-10T09:00:00Z');
    const startOf = (q: string) => {
      const { startFrom, startTo } = parseQuery({ q }, words, now).filters;
      return [startFrom, startTo];
    };
    expect(startOf('law this winter')).toEqual(['2026-12-01', '2027-02-28']);
    expect(startOf('ab Januar')).toEqual(['2027-01-01', undefined]);
    expect(startOf('until march')).toEqual([undefined, '2027-03-31']);
    expect(startOf('ab 15. Februar 2028')).toEqual(['2028-02-15', undefined]);
    expect(startOf('law summer')).toEqual(['2027-06-01', '2027-08-31']);
    expect(startOf('Recht Juli')).toEqual(['2027-07-01', '2027-07-31']);
    for (const q of ['law march', 'law may', 'spring tools']) expect(startOf(q), q).toEqual([undefined, undefined]);
    expect(parseQuery({ q: 'law march' }, words, now).ignored).toEqual(['march']);
    expect(parseQuery({ q: 'may law' }, words, now).ignored).toEqual([]);
    expect(parseQuery({ q: 'summer 2027', startTo: '2027-04-01' }, words, now).filters).toEqual({});
    expect(parseQuery({ q: 'law summer 2027' }, words).filters).toEqual({});
  });

  it('asks for what is near unless it says where, and for a distance only from a place', () => {
    expect(parse('law near me')).toMatchObject({ asksNearby: true, filters: {}, ignored: ['near me'] });
    expect(parse('in meiner Nähe')).toMatchObject({ asksNearby: true, terms: [], suggestions: [] });
    expect(parse('in der Nähe von Berlin')).toMatchObject({ asksNearby: false, filters: { place: 'berlin' } });
    expect(parse('law within 30 km').filters).toEqual({});
    expect(parse('berlin 30 km').filters).toEqual({ place: 'berlin', radius: 30 });
  });

  it('leaves out what postings do not state, and says so', () => {
    expect(parse('law no experience')).toMatchObject({ ignored: ['no experience'], suggestions: [] });
    expect(parse('law deadline december')).toMatchObject({ ignored: ['deadline december'], suggestions: [] });
  });
});
