import { eventNames, guardNames, lifecycle } from '../kernel/lifecycle.ts';

/** The conditions of the table. Each is the function of its name in `news.transitions.ts` of the API. */
export const newsGuardNames = guardNames({
  /** It has all that is required. */
  complete: 'complete',
  /** The time of publishing is ahead, and not too far. */
  publishAtAhead: 'publishAtAhead',
  /** The time of publishing has come. */
  due: 'due',
});
const guard = newsGuardNames;

/** What its transitions record: each is an event of `api/src/platform/events/catalogue`. */
export const newsEventNames = eventNames({
  'news.created': 'news.created',
  'news.scheduled': 'news.scheduled',
  'news.schedule_cancelled': 'news.schedule_cancelled',
  'news.published': 'news.published',
  'news.unpublished': 'news.unpublished',
  'news.archived': 'news.archived',
});
const event = newsEventNames;

/** The life of a news item. Publishing for the first time is what readers are notified of. */
export const newsLifecycle = lifecycle(
  ['draft', 'scheduled', 'published', 'unpublished', 'archived'],
  [
    { from: [null], to: 'draft', by: ['admin'], event: event['news.created'] },
    {
      from: ['draft'],
      to: 'scheduled',
      by: ['admin'],
      guards: [guard.complete, guard.publishAtAhead],
      event: event['news.scheduled'],
    },
    { from: ['scheduled'], to: 'draft', by: ['admin'], event: event['news.schedule_cancelled'] },
    {
      from: ['draft', 'scheduled', 'unpublished'],
      to: 'published',
      by: ['admin'],
      guards: [guard.complete],
      event: event['news.published'],
    },
    { from: ['scheduled'], to: 'published', by: ['system'], guards: [guard.due], event: event['news.published'] },
    { from: ['published'], to: 'unpublished', by: ['admin'], event: event['news.unpublished'] },
    { from: ['draft', 'unpublished'], to: 'archived', by: ['admin'], event: event['news.archived'] },
  ],
);
export const newsAudiences = ['all', 'interns', 'employers'] as const;
export type NewsAudience = (typeof newsAudiences)[number];
export const newsLanguages = ['en', 'de'] as const;
