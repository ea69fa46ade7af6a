import { backOfficeScreens, type ReviewQueue } from '@prentice/contract';

/** Where each queue of what administrators decide is, with what waits in it. */
export const reviewQueuePaths: Readonly<Record<ReviewQueue, string>> = {
  cases: backOfficeScreens.verification.path,
  internships: backOfficeScreens.moderation.path,
  reports: `${backOfficeScreens.reports.path}?filter=${encodeURIComponent(JSON.stringify({ state: ['open'] }))}`,
};
