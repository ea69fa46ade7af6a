import { expect, it } from 'vitest';
import { eventTimeText, tagLabel, upcomingFirst } from './news.ts';

const startsAt = '2027-04-29T13:00';

it.each([
  ['en', null, 'Thursday, 29 April 2027, 13:00'],
  ['en', '2027-04-29T18:00', 'Thursday, 29 April 2027, 13:00–18:00'],
  ['de', '2027-04-29T18:00', 'Donnerstag, 29. April 2027, 13:00–18:00'],
  ['en', '2027-04-30T12:00', 'Thursday, 29 April 2027, 13:00 – Friday, 30 April 2027, 12:00'],
] as const)('says in %s when an event is that ends at %s', (language, endsAt, expected) => {
  expect(eventTimeText(language, { startsAt, endsAt, place: 'Graz' })).toBe(expected);
});

it('puts events to come first, the next one before later ones, and leaves the rest as it is', () => {
  const item = (id: string, startsAt?: string, endsAt: string | null = null) => ({
    id,
    event: startsAt ? { startsAt, endsAt, place: 'Graz' } : null,
  });
  const items = [
    item('article'),
    item('past', '2027-03-01T10:00'),
    item('later', '2027-06-01T10:00'),
    item('under way', '2027-04-29T13:00', '2027-04-29T18:00'),
  ];
  const order = upcomingFirst(items, new Date('2027-04-29T15:00:00Z')).map(({ id }) => id);
  expect(order).toEqual(['under way', 'later', 'article', 'past']);
});

it('begins the label of a tag with a capital letter', () => {
  expect([tagLabel('events'), tagLabel('über uns')]).toEqual(['Events', 'Über uns']);
});
