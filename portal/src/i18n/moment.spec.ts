import { expect, it } from 'vitest';
import { localDayText, momentText, relativeText } from './moment.ts';

it('writes an instant in the zone of the reader', () => {
  const iso = '2027-03-01T23:30:00.000Z';
  expect(momentText('en', iso, 'Europe/Vienna')).toBe('Tue, 2 Mar 2027, 00:30');
  expect(momentText('de', iso, 'UTC')).toBe('Mo., 1. März 2027, 23:30');
  expect(localDayText('en', iso, 'Europe/Vienna')).toBe('2 Mar 2027');
});

it('says how far away it is', () => {
  const now = Date.parse('2027-03-01T12:00:00Z');
  expect(relativeText('en', '2027-03-04T12:00:00Z', now)).toBe('in 3 days');
  expect(relativeText('de', '2027-03-01T10:00:00Z', now)).toBe('vor 2 Stunden');
  expect(relativeText('en', '2027-03-01T12:00:20Z', now)).toBe('now');
});
