import { backOfficePath } from '../screens/screen-map.ts';
import { reviewQueuesIn, type ReviewQueue } from './review-queues.ts';

/** Where each list of what administrators decide is, with what waits in it. */
export const reviewQueuePaths: Readonly<Record<ReviewQueue, `/${string}`>> = {
  cases: backOfficePath('verification'),
  internships: backOfficePath('moderation'),
  reports: `${backOfficePath('reports')}?filter=${encodeURIComponent(JSON.stringify({ state: ['open'] }))}`,
};

const overdueTexts = {
  en: (reviews: string, count: string) => `${reviews} (${count} overdue)`,
  de: (reviews: string, count: string) => `${reviews} (${count} überfällig)`,
} as const;

/** A list of what is to be decided: how much, and where. */
export interface ReviewQueueLine {
  readonly text: string;
  readonly path: `/${string}`;
}

/** Returns the lists of a reminder of reviews, each with how many are to be decided and how many of them are overdue. */
export function reviewQueueLines(
  { queues, overdueQueues }: Readonly<Record<string, unknown>>,
  locale: string,
): ReviewQueueLine[] {
  const overdueText = overdueTexts[locale.startsWith('de') ? 'de' : 'en'];
  const overdue = new Map(reviewQueuesIn(String(overdueQueues ?? ''), locale).map(({ name, count }) => [name, count]));
  return reviewQueuesIn(String(queues ?? ''), locale).map(({ name, text }) => {
    const late = overdue.get(name);
    return { text: late ? overdueText(text, late) : text, path: reviewQueuePaths[name] };
  });
}
