import { DAY, interview, type Interview } from '@prentice/contract';
import { fromLocalInput, readersDay, toLocalInput } from '../../../ui/formats/time-format.ts';

const USUAL_MINUTES = 45;
const USUAL_TIME = '10:00';
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

/** Returns the next day after an instant that is no Saturday or Sunday, as the reader counts them. */
export function nextWorkingDay(now: number): string {
  const days = [1, 2, 3].map((count) => readersDay(now + count * DAY));
  return days.find((day) => !isWeekend(day)) ?? '';
}

const localStart = (before: Interview | undefined, now: number): string =>
  before ? toLocalInput(new Date(before.startsAt)) : `${nextWorkingDay(now)}T${USUAL_TIME}`;

/** Returns what was typed as the start of the interview: an ISO instant, empty while it is none. */
export const startOf = ({ date, time }: Pick<InterviewFormValues, 'date' | 'time'>): string =>
  fromLocalInput(`${date}T${time}`);

/** Returns what the dialog begins with: the interview that is rescheduled, or a usual one on the next working day. */
export const initialInterviewValues = (before: Interview | undefined, now: number): InterviewFormValues => ({
  date: localStart(before, now).slice(0, DATE_LENGTH),
  time: localStart(before, now).slice(DATE_LENGTH + 1),
  durationMinutes: String(before?.durationMinutes ?? USUAL_MINUTES),
  mode: before?.mode ?? 'video',
  place: before?.place ?? before?.link ?? '',
  note: before?.note ?? '',
});

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
