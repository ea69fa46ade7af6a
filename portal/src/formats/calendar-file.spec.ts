import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

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
