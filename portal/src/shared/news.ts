import { newsLimits, type NewsEvent, type newsViews, type ViewOf } from '@prentice/contract';
import { weekdayText } from '../i18n/format.ts';
import type { Language } from '../i18n/language.ts';

type Api = Pick<App.Locals, 'api'>;

/** A news item in a list. */
export type NewsSummary = ViewOf<typeof newsViews.publicSummary>;

/** Loads the pinned items, newest first. */
export async function loadPinnedNews({ api }: Api): Promise<NewsSummary[]> {
  const pinned = {
    filter: { pinned: true },
    sort: ['publishedAt', 'DESC'],
    range: [0, newsLimits.pinned - 1],
  } as const;
  return (await api.news.list({ list: pinned })).items;
}

/** Loads pinned and latest items for the home page. */
export async function loadLatestNews(locals: Api, count: number): Promise<NewsSummary[]> {
  const latest = { filter: { pinned: false }, sort: ['publishedAt', 'DESC'], range: [0, count - 1] } as const;
  const [pinned, { items }] = await Promise.all([loadPinnedNews(locals), locals.api.news.list({ list: latest })]);
  return [...pinned, ...items].slice(0, count);
}

const dayOf = (time: string): string => time.slice(0, 10);
const clockOf = (time: string): string => time.slice(11);

/** Returns "Thursday, 29 April 2027, 13:00–18:00", in the time of the place; with both days when it ends on another one. */
export function eventTimeText(language: Language, { startsAt, endsAt }: NewsEvent): string {
  const time = (time: string) => `${weekdayText(language, dayOf(time))}, ${clockOf(time)}`;
  if (endsAt === null) return time(startsAt);
  return dayOf(startsAt) === dayOf(endsAt)
    ? `${time(startsAt)}–${clockOf(endsAt)}`
    : `${time(startsAt)} – ${time(endsAt)}`;
}

/** Puts items about events to come before all others, the next one first; the others keep their order. */
export function upcomingFirst<Item extends { event: NewsEvent | null }>(items: readonly Item[], now: Date): Item[] {
  const today = now.toISOString().slice(0, 16);
  const startOf = ({ event }: Item): string =>
    event && (event.endsAt ?? event.startsAt) >= today ? event.startsAt : '';
  const upcoming = items.filter((item) => startOf(item) !== '');
  const others = items.filter((item) => startOf(item) === '');
  return [...upcoming.toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1)), ...others];
}

/** Returns a tag as a label: it is stored in lower-case letters. */
export const tagLabel = (tag: string): string => tag.charAt(0).toUpperCase() + tag.slice(1);
