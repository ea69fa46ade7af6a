import { DAY, interview, type Interview } from '@prentice/contract';
import { fromLocalInput, readersDay, toLocalInput } from '../../../ui/formats/time-format.ts';
import { overlapping, USUAL_MINUTES, type ScheduledInterview } from './scheduled-interviews.hook.ts';

/** The hours at which an interview is suggested, in order. */
const USUAL_TIMES = ['10:00', '11:00', '13:00', '14:00', '15:00', '16:00'];
/** For how many days ahead a free hour is looked for. */
const SEARCHED_DAYS = 28;
const DATE_LENGTH = 'yyyy-mm-dd'.length;

/** An interview as it is typed. */
export interface InterviewFormValues {
  readonly date: string;
  readonly time: string;
  readonly durationMinutes: string;
  readonly mode: Interview['mode'];
  readonly place: string;
  readonly note: string;
}

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/**
 * Returns the first usual hour after today at which the company has no interview, on no Saturday or Sunday as the reader
 * counts them; the first of all where none is free.
 */
export function nextFreeStart(now: number, interviews: readonly ScheduledInterview[]): string {
  const days = Array.from({ length: SEARCHED_DAYS }, (_, index) => readersDay(now + (index + 1) * DAY));
  const starts = days.filter((day) => !isWeekend(day)).flatMap((day) => USUAL_TIMES.map((time) => `${day}T${time}`));
  const isFree = (start: string) =>
    overlapping(interviews, Date.parse(fromLocalInput(start)), USUAL_MINUTES).length === 0;
  return starts.find(isFree) ?? starts[0] ?? '';
}

/** Returns what was typed as the start of the interview: an ISO instant, empty while it is none. */
export const startOf = ({ date, time }: Pick<InterviewFormValues, 'date' | 'time'>): string =>
  fromLocalInput(`${date}T${time}`);

/** Returns what the dialog begins with: the interview that is rescheduled, or a usual one at the next free hour. */
export function initialInterviewValues(
  before: Interview | undefined,
  now: number,
  interviews: readonly ScheduledInterview[] = [],
): InterviewFormValues {
  const start = before ? toLocalInput(new Date(before.startsAt)) : nextFreeStart(now, interviews);
  return {
    date: start.slice(0, DATE_LENGTH),
    time: start.slice(DATE_LENGTH + 1),
    durationMinutes: String(before?.durationMinutes ?? USUAL_MINUTES),
    mode: before?.mode ?? 'video',
    place: before?.place ?? before?.link ?? '',
    note: before?.note ?? '',
  };
}

const isLink = (place: string): boolean => /^https:\/\//i.test(place.trim());

/** Returns what was typed as the contract's interview; a place that is a link becomes the link. */
export function interviewFromForm(values: InterviewFormValues) {
  return interview.safeParse({
    startsAt: startOf(values),
    durationMinutes: Number(values.durationMinutes),
    mode: values.mode,
    place: isLink(values.place) ? null : values.place,
    link: isLink(values.place) ? values.place.trim() : null,
    note: values.note,
  });
}
