import {
  brand,
  demoOperator,
  isInterviewObsolete,
  lastInterviewCancellation,
  type ApplicationHistoryEntry,
  type Locale,
} from '@prentice/contract';
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { MINUTE } from '../../../platform/clock/clock.ts';
import type { InternshipSummary } from '../../internships/index.ts';
import type { ApplicationRow } from '../application.entity.ts';
import { applicantDisplayName } from '../application-presenter.ts';

/** A calendar file with what a calendar is to do with it. */
export interface InterviewCalendarFile {
  readonly method: CalendarEntry['method'];
  readonly content: string;
}

type Times = Pick<CalendarEntry, 'startsAt' | 'minutes' | 'sequence' | 'organizerEmail'>;

/** Whose calendar it is. */
export interface CalendarReader {
  readonly side: 'intern' | 'employer';
  readonly locale: Locale;
  readonly organizerEmail: string;
}

const summaries: Readonly<Record<Locale, (other: string, title: string) => string>> = {
  en: (other, title) => `Interview with ${other}: ${title}`,
  de: (other, title) => `Gespräch mit ${other}: ${title}`,
};

/** Returns how an interview is called in a calendar: with whom, and for which internship. */
export const calendarSummary = (locale: Locale, other: string, title: string): string =>
  summaries[locale](other, title);

function summaryFor(
  { side, locale }: CalendarReader,
  row: ApplicationRow,
  { employer, title }: InternshipSummary,
): string {
  return calendarSummary(locale, side === 'intern' ? employer.name : applicantDisplayName(row), title ?? '');
}

/** Takes an interview out of the calendar that an earlier file has put it into. */
export function cancellationFile(summary: string, row: Pick<ApplicationRow, '_id' | 'updatedAt'>, times: Times) {
  const entry = { id: row._id.toHexString(), stamp: row.updatedAt, summary, place: null, link: null, note: null };
  return { method: 'CANCEL' as const, content: calendarFile({ ...entry, ...times, method: 'CANCEL' }) };
}

/**
 * Returns the file of the interview that stands, or the cancellation of the last one, also where the application ended
 * before it; null where there never was any. A decision that can still be taken back cancels nothing.
 */
export function interviewCalendarFile(
  reader: CalendarReader,
  row: ApplicationRow,
  internshipSummary: InternshipSummary,
): InterviewCalendarFile | null {
  const { interview, interviewSequence: sequence } = row;
  const { organizerEmail } = reader;
  const summary = summaryFor(reader, row, internshipSummary);
  const off: Pick<ApplicationHistoryEntry, 'interviewAt'> | null = lastInterviewCancellation(row.events);
  if (!interview)
    return off?.interviewAt
      ? cancellationFile(summary, row, { startsAt: new Date(off.interviewAt), minutes: null, sequence, organizerEmail })
      : null;
  const { startsAt, durationMinutes: minutes, place, link, note } = interview;
  if (isInterviewObsolete(row))
    return cancellationFile(summary, row, {
      startsAt: new Date(startsAt),
      minutes,
      sequence: sequence + 1,
      organizerEmail,
    });
  const entry = { id: row._id.toHexString(), stamp: row.updatedAt, summary, place, link, note, organizerEmail };
  const content = calendarFile({ ...entry, method: 'PUBLISH', startsAt: new Date(startsAt), minutes, sequence });
  return { method: 'PUBLISH', content };
}

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
  /** Whom calendars name as the one to write to. */
  readonly organizerEmail: string;
}

/** Makes ids of entries unique; another one would show what calendars have already a second time. */
const ID_DOMAIN = demoOperator.supportEmail.slice(demoOperator.supportEmail.indexOf('@') + 1);

/** Writes one interview as an iCalendar file (RFC 5545). Times are in UTC, so every calendar shows its own zone. */
export function calendarFile(entry: CalendarEntry): string {
  const { method, minutes, startsAt } = entry;
  const cancelled = method === 'CANCEL';
  const calendar = ical({
    prodId: `//${brand.name}//Interviews//EN`,
    scale: 'GREGORIAN',
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${entry.id}@${ID_DOMAIN}`,
    sequence: entry.sequence,
    stamp: entry.stamp,
    start: startsAt,
    end: minutes === null ? null : new Date(startsAt.getTime() + minutes * MINUTE),
    organizer: { name: brand.name, email: entry.organizerEmail },
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
