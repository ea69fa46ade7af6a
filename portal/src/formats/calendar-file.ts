import { DAY, HOUR, SECOND } from '@prentice/contract';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';

/** One day in a calendar. */
export interface CalendarDay {
  /** Globally unique and stable, so that a second download replaces the first. */
  uid: string;
  /** YYYY-MM-DD */
  day: string;
  title: string;
  description: string;
  url: string;
  /** Instant of the last change, ISO 8601. */
  changedAt: string;
}

/** An event with times of day of its place. */
export interface CalendarEvent extends Omit<CalendarDay, 'day'> {
  /** YYYY-MM-DDTHH:MM */
  startsAt: string;
  endsAt: string | null;
  place: string;
  /** Of the place, by its IANA name. */
  timeZone: string;
  /** How often it was changed: calendars take over what has a higher number than theirs (RFC 5545, 3.8.7.4). */
  sequence: number;
}

/** Returns the time of day that clocks of a zone show at an instant, in milliseconds as if it were in UTC. */
function wallTime(time: number, timeZone: string): number {
  const localTime = new Date(time).toLocaleString('sv-SE', { timeZone });
  return Date.parse(`${localTime.replace(' ', 'T')}Z`);
}

/**
 * Returns when clocks of a zone show a date and time of day.
 * @param local YYYY-MM-DDTHH:MM
 */
export function instantIn(timeZone: string, local: string): Date {
  const localTime = Date.parse(`${local}:00Z`);
  /* The second look is for days on which the clocks change. */
  const near = localTime - (wallTime(localTime, timeZone) - localTime);
  return new Date(localTime - (wallTime(near, timeZone) - near));
}

/* Control characters are nothing in a calendar (RFC 5545, 3.1), but for those that separate lines. */
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Returns an iCalendar file with one all-day event and a reminder a day before (RFC 5545). Lines end with CRLF. */
export function calendarFile({ uid, day, title, description, url, changedAt }: CalendarDay, product: string): string {
  const start = new Date(`${day}T00:00:00Z`);
  const calendar = ical({ prodId: `//${product}//EN`, method: ICalCalendarMethod.PUBLISH });
  const event = calendar.createEvent({
    id: uid,
    stamp: new Date(changedAt),
    start,
    end: new Date(start.getTime() + DAY),
    allDay: true,
    summary: title,
    description,
    url,
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  event.createAlarm({ type: ICalAlarmType.display, description: title, trigger: DAY / SECOND });
  return `${calendar.toString().replaceAll(CONTROLS, '')}\r\n`;
}

/**
 * Returns an iCalendar file with one event, an hour long when it has no end (RFC 5545). Its times are in UTC, so that calendars
 * elsewhere show them right. Lines end with CRLF.
 */
export function calendarEventFile(
  { uid, startsAt, endsAt, place, timeZone, sequence, title, description, url, changedAt }: CalendarEvent,
  product: string,
): string {
  const start = instantIn(timeZone, startsAt);
  const calendar = ical({ prodId: `//${product}//EN`, method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent({
    id: uid,
    sequence,
    stamp: new Date(changedAt),
    start,
    end: endsAt === null ? new Date(start.getTime() + HOUR) : instantIn(timeZone, endsAt),
    summary: title,
    description,
    location: place,
    url,
  });
  return `${calendar.toString().replaceAll(CONTROLS, '')}\r\n`;
}
