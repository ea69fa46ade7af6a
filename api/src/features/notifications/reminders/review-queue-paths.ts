import { backOfficePath, type ReviewQueue } from '@prentice/contract';

/** Where each queue of what administrators decide is, with what waits in it. */
export const reviewQueuePaths: Readonly<Record<ReviewQueue, `/${string}`>> = {
  cases: backOfficePath('verification'),
  internships: backOfficePath('moderation'),
  reports: `${backOfficePath('reports')}?filter=${encodeURIComponent(JSON.stringify({ state: ['open'] }))}`,
};
