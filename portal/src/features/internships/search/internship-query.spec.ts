import { searchParams } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { internshipSearchPath, readInternshipQuery, isSameQuery, searchQuery } from './internship-query.ts';

const read = (text: string) => readInternshipQuery(new URLSearchParams(text));

const everything =
  'q=data+analysis&place=Wien&radius=25&mode=hybrid,remote&category=software_data,research&paid=1&payType=paid,stipend' +
  '&payFrom=800&currency=CHF&durationFrom=8&durationTo=26&startFrom=2027-01-01&startTo=2027-06-30&hoursFrom=20&hoursTo=30&skill=python,data-analysis' +
  '&studyLevel=bachelor,master&language=de,en&sponsorship=1&level=2&responseTo=10&postedDays=7&vacancyKind=open_now' +
  '&employer=nordlicht&sort=pay&page=3';

describe('the URL of a search', () => {
  it('contains the whole state', () => {
    const query = read(everything);
    expect(Object.keys(query).toSorted()).toEqual(Object.keys(searchParams.shape).toSorted());
    expect([...new URLSearchParams(everything).keys()].toSorted()).toEqual(Object.keys(query).toSorted());
    expect(internshipSearchPath(query, { page: 3 })).toBe(`/internships?${everything}`);
    expect(read(internshipSearchPath(query, { page: 3 }).split('?')[1] ?? '')).toEqual(query);
  });

  it('has the ends of a range in their order, whichever was typed first', () => {
    expect(internshipSearchPath(read('durationFrom=40&durationTo=4&hoursFrom=30&hoursTo=10'))).toBe(
      '/internships?durationFrom=4&durationTo=40&hoursFrom=10&hoursTo=30',
    );
    expect(read('startFrom=2027-08-31&startTo=2027-06-01')).toMatchObject({ startFrom: '2027-06-01', startTo: '2027-08-31' }); // prettier-ignore
  });

  it('has no query for an empty form', () => {
    expect(internshipSearchPath(read('q=&place=&payFrom=&level=&sort=relevance&page=1'))).toBe('/internships');
  });

  it('leaves out malformed values instead of failing', () => {
    expect(
      internshipSearchPath(read('mode=moon&payFrom=-3&startFrom=2027-99-99&skill=$ne&page=0&radius=25&sort=risk')),
    ).toBe('/internships');
  });

  it('contains a currency only where pay is compared, and never the default one', () => {
    expect(internshipSearchPath(read('currency=CHF'))).toBe('/internships');
    expect(internshipSearchPath(read('payFrom=500&currency=EUR'))).toBe('/internships?payFrom=500');
    expect(internshipSearchPath(read('currency=CHF&sort=pay'))).toBe('/internships?currency=CHF&sort=pay');
    expect(internshipSearchPath(read('payFrom=500&currency=XXY'))).toBe('/internships?payFrom=500');
  });

  it('leaves out values that only the API rejects', () => {
    expect(internshipSearchPath(read('language=xx&mode=remote'))).toBe('/internships?mode=remote');
    expect(internshipSearchPath(read('durationFrom=60&hoursTo=41&radius=501&startFrom=2027-02-30'))).toBe(
      '/internships',
    );
    const skills = Array.from({ length: 12 }, (_, index) => `skill-${index}`).join(',');
    expect(read(`skill=${skills},$ne`).skill).toHaveLength(10);
    expect(read('page=999999').page).toBe(1);
  });

  it('goes to the first page when a filter changes, and can name a feed', () => {
    const query = read('mode=remote&page=4');
    expect(internshipSearchPath(query, { paid: true })).toBe('/internships?mode=remote&paid=1');
    expect(internshipSearchPath(query, {}, '/internships/feed.xml')).toBe('/internships/feed.xml?mode=remote');
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

it('distinguishes two spellings of one search, apart from the language', () => {
  const params = (text: string) => new URLSearchParams(text);
  expect(isSameQuery(params('mode=a&lang=de'), params('mode=a'))).toBe(true);
  expect(isSameQuery(params('mode=a&mode=b'), params('mode=a,b'))).toBe(false);
  expect(isSameQuery(params('q=a%2Cb'), params('q=a,b'))).toBe(true);
});

it('reads several places from repeated or joined values, once each, and no more than five', () => {
  const read = (text: string): string => readInternshipQuery(new URLSearchParams(text)).place;
  expect(read('place=Graz,+Austria&place=Porto&place=Graz,+Austria&place=')).toBe('Graz, Austria;Porto');
  expect(read('place=Graz;Porto;;Wien')).toBe('Graz;Porto;Wien');
  expect(read('place=a;b;c;d;e;f')).toBe('a;b;c;d;e');
  expect(read(`place=${Array.from({ length: 5 }, (_, index) => String(index).repeat(80)).join(';')}`)).toHaveLength(
    242,
  );
});
