import { brand } from '@prentice/contract';
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { MINUTE } from '../../../platform/clock/clock.ts';

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

/** One interview as an iCalendar file (RFC 5545). Times are in UTC, so every calendar shows its own zone. */
export function calendarFile(entry: CalendarEntry): string {
  const { method, minutes, startsAt } = entry;
  const cancelled = method === 'CANCEL';
  const calendar = ical({
    prodId: `//${brand.name}//Interviews//EN`,
    scale: 'GREGORIAN',
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${entry.id}@${brand.supportEmail.split('@')[1] ?? 'localhost'}`,
    sequence: entry.sequence,
    stamp: entry.stamp,
    start: startsAt,
    end: minutes === null ? null : new Date(startsAt.getTime() + minutes * MINUTE),
    organizer: { name: brand.name, email: brand.supportEmail },
    summary: entry.summary,
    location: entry.place ?? entry.link,
    description: [entry.note, entry.link].filter((part) => part !== null).join('\n') || null,
    url: entry.link,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: cancelled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
  });
  /* RFC 5545, 3.1: the last line ends as all do. */
  return `${calendar.toString()}\r\n`;
}
