import { lifecycle, stateSchema } from '../kernel/lifecycle.ts';

/** The life of a news item. Publishing for the first time is what readers are notified of. */
export const newsLifecycle = lifecycle(
  ['draft', 'scheduled', 'published', 'unpublished', 'archived'],
  [
    { from: [null], to: 'draft', by: ['admin'], event: 'news.created' },
    {
      from: ['draft'],
      to: 'scheduled',
      by: ['admin'],
      guards: ['complete', 'publishAtAhead'],
      event: 'news.scheduled',
    },
    { from: ['scheduled'], to: 'draft', by: ['admin'], event: 'news.schedule_cancelled' },
    {
      from: ['draft', 'scheduled', 'unpublished'],
      to: 'published',
      by: ['admin'],
      guards: ['complete'],
      event: 'news.published',
    },
    { from: ['scheduled'], to: 'published', by: ['system'], guards: ['due'], event: 'news.published' },
    { from: ['published'], to: 'unpublished', by: ['admin'], event: 'news.unpublished' },
    { from: ['draft', 'unpublished'], to: 'archived', by: ['admin'], event: 'news.archived' },
  ],
);
export const newsState = stateSchema(newsLifecycle);
export type NewsState = (typeof newsLifecycle.states)[number];
