import { interview, type Interview } from '@prentice/contract';

const USUAL_MINUTES = 45;

/** An interview as it is typed. */
export interface InterviewTyped {
  readonly startsAt: string;
  readonly durationMinutes: string;
  readonly mode: Interview['mode'];
  readonly place: string;
  readonly note: string;
}

const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** An instant as a date and time field shows it, in the reader's zone. */
function localTime(instant: string): string {
  const at = new Date(instant);
  const day = [at.getFullYear(), at.getMonth() + 1, at.getDate()].map(twoDigits).join('-');
  return `${day}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
}

/** What the dialog begins with: the interview that is moved, or a usual one. */
export const typingOf = (before: Interview | undefined): InterviewTyped => ({
  startsAt: before ? localTime(before.startsAt) : '',
  durationMinutes: String(before?.durationMinutes ?? USUAL_MINUTES),
  mode: before?.mode ?? 'video',
  place: before?.place ?? before?.link ?? '',
  note: before?.note ?? '',
});

const isLink = (place: string): boolean => /^https:\/\//i.test(place.trim());

/** What was typed as the contract's interview; a place that is a link becomes the link. */
export function interviewOf(typed: InterviewTyped) {
  const startsAt = Number.isNaN(Date.parse(typed.startsAt)) ? '' : new Date(typed.startsAt).toISOString();
  return interview.safeParse({
    startsAt,
    durationMinutes: Number(typed.durationMinutes),
    mode: typed.mode,
    place: isLink(typed.place) ? null : typed.place,
    link: isLink(typed.place) ? typed.place.trim() : null,
    note: typed.note,
  });
}
