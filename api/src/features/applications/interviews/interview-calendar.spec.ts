import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarEntry } from './interview-calendar.ts';

const entry: CalendarEntry = {
  id: 'a'.repeat(24),
  method: 'PUBLISH',
  sequence: 2,
  stamp: new Date('2026-03-02T09:00:00.000Z'),
  startsAt: new Date('2026-03-05T23:45:00.000Z'),
  minutes: 30,
  summary: 'Laboratory assistant: Müller, Söhne & Partner',
  place: null,
  link: 'https://meet.example/room?id=1',
  note: 'Bring; a\nnotebook\\pen',
  organizerEmail: 'help@internships.example',
};

describe('a calendar file', () => {
  it('has one event in UTC that replaces the earlier one', () => {
    const file = calendarFile(entry);
    expect(file).toContain('DTSTART:20260305T234500Z\r\nDTEND:20260306T001500Z\r\n');
    expect(file).toContain('SEQUENCE:2\r\n');
    expect(file).toContain('mailto:help@internships.example\r\n');
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VEVENT\r\nEND:VCALENDAR\r\n$/);
    expect(file).toContain('LOCATION:https://meet.example/room?id=1');
  });
  it('escapes special characters', () => {
    const unfolded = calendarFile(entry).replaceAll('\r\n ', '');
    expect(unfolded).toContain('SUMMARY:Laboratory assistant: Müller\\, Söhne & Partner');
    expect(unfolded).toContain('DESCRIPTION:Bring\\; a\\nnotebook\\\\pen\\nhttps://meet.example/room?id=1');
  });
  it('has no line over 75 octets, and loses nothing by folding', () => {
    const summary = 'ü'.repeat(100);
    const file = calendarFile({ ...entry, summary });
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}`);
  });
  it('prevents user text from injecting properties', () => {
    const file = calendarFile({ ...entry, summary: 'x\r\nATTENDEE:mailto:a@b.example', place: 'here\nURL:bad' });
    expect(file.split('\r\n').filter((line) => /^(ATTENDEE|URL:bad)/.test(line))).toEqual([]);
  });
});
