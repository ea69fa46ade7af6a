import type { NewsEvent } from '@prentice/contract';
import { weekdayText } from '../i18n/format.ts';
import type { Language } from '../i18n/language.ts';

const dayOf = (time: string): string => time.slice(0, 10);
const clockOf = (time: string): string => time.slice(11);

/** "Thursday, 29 April 2027, 13:00–18:00", in the time of the place; with both days when it ends on another one. */
export function eventTimeText(language: Language, { startsAt, endsAt }: NewsEvent): string {
  const time = (time: string) => `${weekdayText(language, dayOf(time))}, ${clockOf(time)}`;
  if (endsAt === null) return time(startsAt);
  return dayOf(startsAt) === dayOf(endsAt)
    ? `${time(startsAt)}–${clockOf(endsAt)}`
    : `${time(startsAt)} – ${time(endsAt)}`;
}

/** A tag as a label: it is stored in lower-case letters. */
export const tagLabel = (tag: string): string => tag.charAt(0).toUpperCase() + tag.slice(1);
