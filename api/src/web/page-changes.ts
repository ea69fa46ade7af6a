import type { DomainEvent, EventAbout, EventHandlers } from '../platform/events/catalogue/event-catalogue.ts';
import { forPublicListEvents } from '../platform/events/catalogue/internship.events.ts';
import { callHandler } from '../platform/events/events.service.ts';

/** Whether the page at a path may look different after an event. */
export type ChangedPages = (path: string) => boolean;

/** Texts, which no event changes. */
const TEXT = /^\/(About|Faq|Privacy|Terms|robots\.txt)(\?|$)/;
const SHOWS_NEWS = /^\/($|\?|news([/?]|$)|sitemap)/;
/** Lists of external jobs and their pages, the search that counts them, and site maps. */
const SHOWS_EXTERNAL_JOBS = /^\/(external-jobs|internships(\?|$)|sitemap)/;
const INTERNSHIP = /^\/internships\/([0-9a-f]{24})(\/|\?|$)/;

const allPages = (): ChangedPages => () => true;
const newsPages = (): ChangedPages => (path) => SHOWS_NEWS.test(path);
const externalJobPages = (): ChangedPages => (path) => SHOWS_EXTERNAL_JOBS.test(path);
/**
 * Drops the pages that show an internship, but not those of other internships, which may recommend it until their own
 * time is over.
 */
const internshipPages =
  ({ payload }: EventAbout<'internshipId'>): ChangedPages =>
  (path) =>
    [undefined, payload.internshipId].includes(INTERNSHIP.exec(path)?.[1]);

/** What changes a public page. */
export const pageChanges = {
  ...forPublicListEvents(internshipPages),
  /* It may be among the similar internships of others. */
  'internship.removed': allPages,
  'employer.summary_changed': allPages,
  'employer.metrics_counted': allPages,
  'employer.profile_changed': allPages,
  'employer.publish_blocked': allPages,
  'employer.publish_unblocked': allPages,
  'application.accepted': internshipPages,
  'user.erased': allPages,
  'news.published': newsPages,
  'news.unpublished': newsPages,
  'news.changed': newsPages,
  'news.removed': newsPages,
  'external_job.published': externalJobPages,
  'external_job.restored': externalJobPages,
  'external_job.expired': externalJobPages,
  'external_job.archived': externalJobPages,
  'external_job.changed': externalJobPages,
  'external_job.hidden': externalJobPages,
  'external_job.removed': externalJobPages,
} satisfies EventHandlers<[], ChangedPages>;

/** Returns which pages an event changes. */
export function pagesChangedBy(event: DomainEvent): ChangedPages {
  const isChanged = callHandler<DomainEvent['type'], [], ChangedPages>(pageChanges, event);
  return (path) => !TEXT.test(path) && isChanged?.(path) === true;
}
