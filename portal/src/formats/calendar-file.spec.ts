import { expect, it } from 'vitest';
import { calendarEventFile, calendarFile, instantIn } from './calendar-file.ts';

const event = {
  uid: 'deadline-1@example.org',
  day: '2026-12-31',
  title: 'Apply: Data; analysis, part 1',
  description: `Line one\nLine two ${'ä'.repeat(80)}`,
  url: 'https://example.org/internships/1',
  changedAt: '2026-11-21T12:00:00.000Z',
};

it('writes an all-day event that ends the day after', () => {
  const file = calendarFile(event, 'Example');
  expect(file).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n');
  expect(file).toContain('DTSTAMP:20261121T120000Z');
});

it('escapes text and keeps lines within 75 octets', () => {
  const file = calendarFile(event, 'Example');
  expect(file).toContain('SUMMARY:Apply: Data\\; analysis\\, part 1');
  expect(file.replaceAll('\r\n ', '')).toContain(`Line one\\nLine two ${'ä'.repeat(80)}`);
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});

it('writes an event in UTC, by the clocks of its place in summer and winter', () => {
  const { day: _day, ...about } = event;
  const fair = {
    ...about,
    startsAt: '2027-04-29T13:00',
    endsAt: '2027-04-29T18:00',
    place: 'Main hall, Graz',
    timeZone: 'Europe/Vienna',
    sequence: 2,
  };
  const file = calendarEventFile(fair, 'Example');
  expect(file).toContain('DTSTART:20270429T110000Z\r\nDTEND:20270429T160000Z\r\n');
  expect(file).toContain('SEQUENCE:2\r\n');
  expect(file).toContain('LOCATION:Main hall\\, Graz');
  expect(calendarEventFile({ ...fair, endsAt: null }, 'Example')).toContain('DTEND:20270429T120000Z\r\n');
  const winter = { ...fair, startsAt: '2027-01-14T18:00', endsAt: null };
  expect(calendarEventFile(winter, 'Example')).toContain('DTSTART:20270114T170000Z\r\n');
  expect(calendarEventFile({ ...winter, timeZone: 'America/New_York' }, 'Example')).toContain(
    'DTSTART:20270114T230000Z',
  );
});

it.each([
  ['2027-03-28T01:59', '2027-03-28T00:59:00.000Z'],
  ['2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
  ['2027-10-31T01:30', '2027-10-30T23:30:00.000Z'],
  ['2027-10-31T03:00', '2027-10-31T02:00:00.000Z'],
])('finds the instant of %s in Vienna, also when clocks change', (local, instant) => {
  expect(instantIn('Europe/Vienna', local).toISOString()).toBe(instant);
});
