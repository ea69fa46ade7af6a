import { z } from 'zod';
import { id } from '../kernel/ids.ts';
import { filter, defineListSchema } from '../kernel/list.ts';
import { instant, searchText } from '../kernel/text.ts';
import { applicationState } from './application.contract.ts';
import { applicationStages } from './application-stages.ts';

const team = ['row'] as const;

export const applicationList = defineListSchema({
  resource: 'applications',
  filters: {
    /** Custom, as are the next two: an intern does not see a rejection before it is sent. */
    state: filter.custom(
      z.preprocess(
        (value): unknown => (Array.isArray(value) ? value : [value]),
        z.array(applicationState).min(1).max(16),
      ),
    ),
    /** One of the named lists. */
    stage: filter.custom(z.enum(applicationStages)),
    internshipId: filter.in('internshipId', id, { max: 50 }),
    employerId: filter.eq('employerId', id, ['admin']),
    internId: filter.eq('internId', id, ['admin']),
    overdue: filter.custom(z.boolean()),
    /** Names as the team sees them, and its tags: whom blind review hides is found by the other name only. */
    q: filter.custom(searchText(80).min(1), team),
    ratingFrom: filter.gte('rating', z.coerce.number().int().min(1).max(5), team),
    tag: filter.has('tags', searchText(30), team),
    submittedFrom: filter.gte('submittedAt', instant),
    submittedTo: filter.lte('submittedAt', instant),
    dueTo: filter.lte('responseDueAt', instant),
  },
  sorts: {
    createdAt: 'createdAt',
    submittedAt: 'submittedAt',
    responseDueAt: 'responseDueAt',
    updatedAt: 'updatedAt',
    rating: 'rating',
    /** By choice only: no list is in this order unless somebody asks. */
    match: 'match.score',
  },
  /** An intern would learn from the time of the last change that something happened which is not sent yet. */
  sortViews: { rating: team, match: team, updatedAt: ['row', 'admin'] },
  defaultSort: ['submittedAt', 'DESC'],
  maxRange: 1_000,
});
