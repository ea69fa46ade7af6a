import { interview, type Interview } from '@prentice/contract';
import { instantOf, localTime } from '../../ui/local.time.ts';

const USUAL_MINUTES = 45;

/** An interview as it is typed. */
export interface InterviewTyped {
  readonly startsAt: string;
  readonly durationMinutes: string;
  readonly mode: Interview['mode'];
  readonly place: string;
  readonly note: string;
}

/** What the dialog begins with: the interview that is moved, or a usual one. */
export const typingOf = (before: Interview | undefined): InterviewTyped => ({
  startsAt: before ? localTime(new Date(before.startsAt)) : '',
  durationMinutes: String(before?.durationMinutes ?? USUAL_MINUTES),
  mode: before?.mode ?? 'video',
  place: before?.place ?? before?.link ?? '',
  note: before?.note ?? '',
});

const isLink = (place: string): boolean => /^https:\/\//i.test(place.trim());

/** What was typed as the contract's interview; a place that is a link becomes the link. */
export function interviewOf(typed: InterviewTyped) {
  return interview.safeParse({
    startsAt: instantOf(typed.startsAt),
    durationMinutes: Number(typed.durationMinutes),
    mode: typed.mode,
    place: isLink(typed.place) ? null : typed.place,
    link: isLink(typed.place) ? typed.place.trim() : null,
    note: typed.note,
  });
}
