import { lifecycle } from '../kernel/lifecycle.ts';

/** The life of a listing of a job on another website. */
export const externalJobLifecycle = lifecycle(
  ['draft', 'scheduled', 'published', 'flagged', 'expired', 'archived'],
  [
    { from: [null], to: 'draft', by: ['admin', 'system'], event: 'external_job.created' },
    {
      from: ['draft'],
      to: 'scheduled',
      by: ['admin'],
      guards: ['complete', 'closesAhead', 'publishAtAhead'],
      event: 'external_job.scheduled',
    },
    { from: ['scheduled'], to: 'draft', by: ['admin'], event: 'external_job.schedule_cancelled' },
    {
      from: ['draft', 'scheduled', 'expired'],
      to: 'published',
      by: ['admin'],
      guards: ['complete', 'closesAhead'],
      event: 'external_job.published',
    },
    {
      from: ['draft', 'scheduled'],
      to: 'published',
      by: ['system'],
      guards: ['complete', 'closesAhead'],
      event: 'external_job.published',
    },
    { from: ['published'], to: 'flagged', by: ['system'], guards: ['linkFailed'], event: 'external_job.flagged' },
    { from: ['flagged'], to: 'published', by: ['admin'], guards: ['closesAhead'], event: 'external_job.restored' },
    {
      from: ['published', 'flagged'],
      to: 'expired',
      by: ['system'],
      guards: ['closed'],
      event: 'external_job.expired',
    },
    {
      from: ['draft', 'scheduled', 'published', 'flagged', 'expired'],
      to: 'archived',
      by: ['admin', 'system'],
      event: 'external_job.archived',
    },
  ],
);
export type ExternalJobState = (typeof externalJobLifecycle.states)[number];
