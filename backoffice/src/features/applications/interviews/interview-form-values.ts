import { interview, type Interview } from '@prentice/contract';
import { fromLocalInput, toLocalInput } from '../../../ui/formats/time-format.ts';

const USUAL_MINUTES = 45;

/** An interview as it is typed. */
export interface InterviewFormValues {
  readonly startsAt: string;
  readonly durationMinutes: string;
  readonly mode: Interview['mode'];
  readonly place: string;
  readonly note: string;
}

/** Returns what the dialog begins with: the interview that is rescheduled, or a usual one. */
export const initialInterviewValues = (before: Interview | undefined): InterviewFormValues => ({
  startsAt: before ? toLocalInput(new Date(before.startsAt)) : '',
  durationMinutes: String(before?.durationMinutes ?? USUAL_MINUTES),
  mode: before?.mode ?? 'video',
  place: before?.place ?? before?.link ?? '',
  note: before?.note ?? '',
});

const isLink = (place: string): boolean => /^https:\/\//i.test(place.trim());

/** Returns what was typed as the contract's interview; a place that is a link becomes the link. */
export function interviewFromForm(values: InterviewFormValues) {
  return interview.safeParse({
    startsAt: fromLocalInput(values.startsAt),
    durationMinutes: Number(values.durationMinutes),
    mode: values.mode,
    place: isLink(values.place) ? null : values.place,
    link: isLink(values.place) ? values.place.trim() : null,
    note: values.note,
  });
}
