import { brand } from '@prentice/contract';

/** An interview as a calendar shows it. */
export interface CalendarEntry {
  /** The same for every version of one entry. */
  readonly id: string;
  /** Whether a calendar is to keep the entry or to remove it. */
  readonly method: 'PUBLISH' | 'CANCEL';
  /** Counts the changes: a calendar replaces an entry by one with a higher number. */
  readonly sequence: number;
  readonly stamp: Date;
  readonly startsAt: Date;
  /** Null where only the beginning is known. */
  readonly minutes: number | null;
  readonly summary: string;
  readonly place: string | null;
  readonly link: string | null;
  readonly note: string | null;
}

/** RFC 5545, 3.3.11: backslash, semicolon, comma and line breaks are escaped. */
const escaped = (text: string): string => text.replace(/([\\;,])/g, '\\$1').replace(/\r\n|\r|\n/g, '\\n');

const utc = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** RFC 5545, 3.1: lines are at most 75 octets; a continuation begins with a space. Characters are never cut in two. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let size = 0;
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (size + bytes > 75) {
      lines.push(current);
      current = ' ';
      size = 1;
    }
    current += character;
    size += bytes;
  }
  return [...lines, current].join('\r\n');
}

/** One interview as an iCalendar file (RFC 5545). Times are in UTC, so every calendar shows its own zone. */
export function calendarFile(entry: CalendarEntry): string {
  const { method, minutes } = entry;
  const end = minutes === null ? null : new Date(entry.startsAt.getTime() + minutes * 60_000);
  const cancelled = method === 'CANCEL';
  const words = [entry.note, entry.link].filter((part) => part !== null).join('\n');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//Interviews//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${entry.id}@${brand.supportEmail.split('@')[1] ?? 'localhost'}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utc(entry.stamp)}`,
    `DTSTART:${utc(entry.startsAt)}`,
    ...(end ? [`DTEND:${utc(end)}`] : []),
    `ORGANIZER;CN=${brand.name}:mailto:${brand.supportEmail}`,
    `SUMMARY:${escaped(entry.summary)}`,
    ...(entry.place ? [`LOCATION:${escaped(entry.place)}`] : entry.link ? [`LOCATION:${escaped(entry.link)}`] : []),
    ...(words ? [`DESCRIPTION:${escaped(words)}`] : []),
    ...(entry.link ? [`URL:${entry.link}`] : []),
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `TRANSP:${cancelled ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
