import { expect, it } from 'vitest';
import { calendarEventFile, calendarFile } from './calendar-file.ts';

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

it('writes an event at the time of its place, which is the same wherever it is read', () => {
  const { day: _day, ...about } = event;
  const fair = { ...about, startsAt: '2027-04-29T13:00', endsAt: '2027-04-29T18:00', place: 'Main hall, Graz' };
  const file = calendarEventFile(fair, 'Example');
  expect(file).toContain('DTSTART:20270429T130000\r\nDTEND:20270429T180000\r\n');
  expect(file).toContain('LOCATION:Main hall\\, Graz');
  expect(calendarEventFile({ ...fair, endsAt: null }, 'Example')).toContain('DTEND:20270429T140000\r\n');
});
