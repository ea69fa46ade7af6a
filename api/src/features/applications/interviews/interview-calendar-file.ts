import { isInterviewMoot, lastInterviewCancellation, type ApplicationHistoryEntry } from '@prentice/contract';
import type { InternshipSummary } from '../../internships/index.ts';
import type { ApplicationRow } from '../application.entity.ts';
import { displayName } from '../application-presenter.ts';
import { calendarFile, type CalendarEntry } from './interview-calendar.ts';

/** A calendar file with what a calendar is to do with it. */
export interface InterviewCalendarFile {
  readonly method: CalendarEntry['method'];
  readonly content: string;
}

type Times = Pick<CalendarEntry, 'startsAt' | 'minutes' | 'sequence'>;

function summaryFor(reader: 'intern' | 'employer', row: ApplicationRow, internshipSummary: InternshipSummary): string {
  const other = reader === 'intern' ? internshipSummary.employer.name : displayName(row);
  return `${internshipSummary.title ?? ''}: ${other}`;
}

/** Takes an interview out of the calendar that an earlier file has put it into. */
export function cancellationFile(summary: string, row: Pick<ApplicationRow, '_id' | 'updatedAt'>, times: Times) {
  const entry = { id: row._id.toHexString(), stamp: row.updatedAt, summary, place: null, link: null, note: null };
  return { method: 'CANCEL' as const, content: calendarFile({ ...entry, ...times, method: 'CANCEL' }) };
}

/**
 * The interview that stands, or the cancellation of the last one, also where the application ended before it; null where
 * there never was any. A decision that can still be taken back cancels nothing.
 */
export function interviewCalendarFile(
  reader: 'intern' | 'employer',
  row: ApplicationRow,
  internshipSummary: InternshipSummary,
): InterviewCalendarFile | null {
  const { interview, interviewSequence: sequence } = row;
  const summary = summaryFor(reader, row, internshipSummary);
  const off: Pick<ApplicationHistoryEntry, 'interviewAt'> | null = lastInterviewCancellation(row.events);
  if (!interview)
    return off?.interviewAt
      ? cancellationFile(summary, row, { startsAt: new Date(off.interviewAt), minutes: null, sequence })
      : null;
  const { startsAt, durationMinutes: minutes, place, link, note } = interview;
  if (isInterviewMoot(row))
    return cancellationFile(summary, row, { startsAt: new Date(startsAt), minutes, sequence: sequence + 1 });
  const entry = { id: row._id.toHexString(), stamp: row.updatedAt, summary, place, link, note };
  const content = calendarFile({ ...entry, method: 'PUBLISH', startsAt: new Date(startsAt), minutes, sequence });
  return { method: 'PUBLISH', content };
}
