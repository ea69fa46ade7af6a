import { z } from 'zod';
import { id } from '../kernel/ids.ts';
import { filter, listLanguage } from '../kernel/list.ts';
import { instant } from '../kernel/text.ts';
import { applicationState } from './application.lifecycle.ts';

const team = ['row'] as const;

export const applicationList = listLanguage({
  resource: 'applications',
  filters: {
    state: filter.in('state', applicationState, 16),
    /** Named lists: interested, selected, finalists, active. */
    stage: filter.custom(z.enum(['interested', 'selected', 'finalists', 'active', 'waiting'])),
    internshipId: filter.in('internshipId', id, 50),
    employerId: filter.eq('employerId', id, ['admin']),
    internId: filter.eq('internId', id, ['admin']),
    overdue: filter.custom(z.boolean()),
    ratingFrom: filter.gte('rating', z.int().min(1).max(5), team),
    tag: filter.has('tags', z.string().max(30), team),
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
  },
  defaultSort: ['submittedAt', 'DESC'],
  maxRange: 1_000,
});

export const noteList = listLanguage({
  resource: 'application-notes',
  filters: { applicationId: filter.eq('applicationId', id) },
  sorts: { createdAt: 'createdAt' },
  defaultSort: ['createdAt', 'ASC'],
});
