import { searchParams } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { internshipAddress, readInternshipQuery, sameQuery, searchQuery } from './internship.query.ts';

const read = (text: string) => readInternshipQuery(new URLSearchParams(text));

const everything =
  'q=data+analysis&place=Wien&radius=25&mode=hybrid,remote&category=software_data,research&paid=1&payType=paid,stipend' +
  '&payFrom=800&currency=CHF&durationFrom=8&durationTo=26&startFrom=2027-01-01&startTo=2027-06-30&hoursTo=30&skill=python,data-analysis' +
  '&studyLevel=bachelor,master&language=de,en&sponsorship=1&level=2&responseTo=10&postedDays=7&vacancyKind=open_now' +
  '&employer=nordlicht&sort=pay&page=3';

describe('the address of a search', () => {
  it('holds the whole state and comes back from it', () => {
    const query = read(everything);
    expect(internshipAddress(query, { page: 3 })).toBe(`/internships?${everything}`);
    expect(read(internshipAddress(query, { page: 3 }).split('?')[1] ?? '')).toEqual(query);
  });

  it('is empty for an empty form', () => {
    expect(internshipAddress(read('q=&place=&payFrom=&level=&sort=relevance&page=1'))).toBe('/internships');
  });

  it('drops what does not fit instead of failing', () => {
    expect(
      internshipAddress(read('mode=moon&payFrom=-3&startFrom=2027-99-99&skill=$ne&page=0&radius=25&sort=risk')),
    ).toBe('/internships');
  });

  it('names a currency only where pay is compared, and not the usual one', () => {
    expect(internshipAddress(read('currency=CHF'))).toBe('/internships');
    expect(internshipAddress(read('payFrom=500&currency=EUR'))).toBe('/internships?payFrom=500');
    expect(internshipAddress(read('currency=CHF&sort=pay'))).toBe('/internships?currency=CHF&sort=pay');
    expect(internshipAddress(read('payFrom=500&currency=XXY'))).toBe('/internships?payFrom=500');
  });

  it('drops what only the API can tell is wrong', () => {
    expect(internshipAddress(read('language=xx&mode=remote'))).toBe('/internships?mode=remote');
    expect(read('page=999999').page).toBe(1);
  });

  it('goes to the first page when a filter changes, and can name a feed', () => {
    const query = read('mode=remote&page=4');
    expect(internshipAddress(query, { paid: true })).toBe('/internships?mode=remote&paid=1');
    expect(internshipAddress(query, {}, '/internships/feed.xml')).toBe('/internships/feed.xml?mode=remote');
  });

  it('is what the API accepts', () => {
    const parsed = searchParams.parse(searchQuery(read(everything)));
    expect(parsed).toMatchObject({
      mode: ['hybrid', 'remote'],
      paid: true,
      skill: ['python', 'data-analysis'],
      level: '2',
      page: 3,
    });
    expect(searchParams.safeParse(searchQuery(read(''))).success).toBe(true);
  });
});

it('tells two spellings of one search apart, language aside', () => {
  const params = (text: string) => new URLSearchParams(text);
  expect(sameQuery(params('mode=a&lang=de'), params('mode=a'))).toBe(true);
  expect(sameQuery(params('mode=a&mode=b'), params('mode=a,b'))).toBe(false);
  expect(sameQuery(params('q=a%2Cb'), params('q=a,b'))).toBe(true);
});
