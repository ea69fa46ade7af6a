import { describe, expect, it } from 'vitest';
import { translator } from '../../../i18n/catalogue.ts';
import { readInternshipQuery } from './internship-query.ts';
import { emptyResult } from './search-relaxations.ts';

const read = (text: string) => readInternshipQuery(new URLSearchParams(text));
const context = { t: translator('en'), language: 'en' as const, skills: {}, city: undefined };
const nothing = { relax: [], recognised: [], unknownWords: [] };
const summer = [
  { kind: 'startFrom', text: 'summer 2027', value: '2027-06-01', without: 'law', quoted: 'law "summer 2027"' },
  { kind: 'startTo', text: 'summer 2027', value: '2027-08-31', without: 'law', quoted: 'law "summer 2027"' },
] as const;

describe('a search without results', () => {
  it('says which condition leaves everything out, and offers to drop or widen it', () => {
    const relax = [
      { filter: 'payFrom', total: 12 },
      { filter: 'payFrom', to: '900', total: 2 },
    ];
    expect(emptyResult(read('q=law&payFrom=2000'), { ...nothing, relax }, context)).toEqual({
      text: 'No internships match “From €2,000 a month”.',
      links: [
        { label: 'Remove “From €2,000 a month” (12 internships)', href: '/internships?q=law' },
        { label: 'Change to “From €900 a month” (2 internships)', href: '/internships?q=law&payFrom=900' },
      ],
    });
  });

  it('says so of a condition that the words name, whose other end stays when one is widened', () => {
    const relax = [
      { filter: 'q', to: 'law', total: 1 },
      { filter: 'startFrom', to: '2027-05-03', total: 1 },
    ];
    const { text, links } = emptyResult(read('q=law+summer+2027'), { ...nothing, relax, recognised: summer }, context);
    expect(text).toBe('No internships match “Starts 1 Jun 2027 to 31 Aug 2027”.');
    expect(links).toEqual([
      { label: 'Remove “Starts 1 Jun 2027 to 31 Aug 2027” (1 internship)', href: '/internships?q=law' },
      {
        label: 'Change to “Starts on or after 3 May 2027” (1 internship)',
        href: '/internships?q=law&startFrom=2027-05-03&startTo=2027-08-31',
      },
    ]);
  });

  it('says that one change is enough where several conditions each leave everything out', () => {
    const relax = [
      { filter: 'mode', total: 4 },
      { filter: 'duration', total: 2 },
    ];
    const { text, links } = emptyResult(read('mode=remote&durationFrom=40&durationTo=50'), { ...nothing, relax }, context); // prettier-ignore
    expect(text).toBe('No internship matches all of this, but one change is enough:');
    expect(links[1]).toEqual({ label: 'Remove “Duration (weeks)” (2 internships)', href: '/internships?mode=remote' });
  });

  it('offers what is near the place without the words, and what is related to them elsewhere', () => {
    const relax = [
      { filter: 'nearby', to: '200', total: 25 },
      { filter: 'related', total: 8 },
      { filter: 'all', to: '', total: 60 },
    ];
    expect(emptyResult(read('q=nursing&place=Salzburg'), { ...nothing, relax }, context).links.slice(0, 2)).toEqual([
      {
        label: 'See all 25 internships within 200\u00A0km of Salzburg',
        href: '/internships?place=Salzburg&radius=200',
      },
      { label: 'See 8 related internships elsewhere', href: '/internships?q=nursing' },
    ]);
    const recognised = [
      { kind: 'place', text: 'Salzburg', value: 'salzburg', without: 'nursing', quoted: 'nursing "Salzburg"' },
    ] as const;
    expect(emptyResult(read('q=nursing+Salzburg'), { ...nothing, relax, recognised }, context).links[0]?.href).toBe(
      '/internships?place=Salzburg&radius=200',
    );
  });

  it('says which words no posting mentions, and blames no spelling', () => {
    const relax = [{ filter: 'q', total: 30 }];
    const textOf = (unknownWords: string[]) => emptyResult(read('q=astronaut'), { ...nothing, relax, unknownWords }, context).text; // prettier-ignore
    expect(textOf(['qwzxpt'])).toContain('No posting mentions “qwzxpt”.');
    expect(textOf([])).toBe('Nothing like this is open right now. Save this search to hear about new internships.');
  });
});
