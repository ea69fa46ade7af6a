import { closeReasons, id, instant, internshipState, type internshipEventNames } from '@prentice/contract';
import { z } from 'zod';
import { defineTransitionEvents, actorId, actorKind, readonlyTexts, upgradeActor } from './event-definition.ts';

const ids = z.object({ internshipId: id, employerId: id });
const titled = ids.extend({ title: z.string() });
const transition = {
  version: 2,
  record: 'internshipId',
  upgrades: { 1: upgradeActor },
  payload: titled.extend({
    from: internshipState.nullable(),
    to: internshipState,
    actorId,
    actorKind,
    reason: z.string().nullable(),
    note: z.string().nullable(),
    closeReason: z.enum(closeReasons).nullable(),
    at: instant,
  }),
} as const;
const deadline = { version: 1, record: 'internshipId', payload: titled.extend({ dueAt: instant }) } as const;

/** Internships along their lifecycle, changes of what is open, and deadlines that come near. */
export const internshipEvents = defineTransitionEvents<typeof internshipEventNames>()({
  /** `from` is the internship that it was copied from. */
  'internship.created': { version: 1, record: 'internshipId', payload: ids.extend({ from: id.nullable() }) },
  'internship.submitted': transition,
  'internship.changes_requested': transition,
  'internship.rejected': transition,
  'internship.scheduled': transition,
  'internship.unscheduled': transition,
  'internship.opened': transition,
  'internship.paused': transition,
  'internship.resumed': transition,
  'internship.closed': transition,
  'internship.reopened': transition,
  'internship.filled': transition,
  'internship.archived': transition,
  'internship.removed': transition,
  'internship.reinstated': transition,
  'internship.revision_submitted': {
    version: 1,
    record: 'internshipId',
    payload: titled.extend({ changed: readonlyTexts }),
  },
  'internship.revision_refused': { version: 1, record: 'internshipId', payload: titled.extend({ note: z.string() }) },
  'internship.changed': {
    version: 1,
    record: 'internshipId',
    payload: titled.extend({ changed: readonlyTexts, state: internshipState }),
  },
  'internship.deadline_near': deadline,
  'internship.deadline_last': deadline,
});

/**
 * Returns a table with the same value for each event after which an internship stands in the public list, no longer
 * stands there, or reads otherwise.
 */
export const forPublicListEvents = <Value>(value: Value) =>
  ({
    'internship.opened': value,
    'internship.paused': value,
    'internship.resumed': value,
    'internship.closed': value,
    'internship.reopened': value,
    'internship.filled': value,
    'internship.removed': value,
    'internship.reinstated': value,
    'internship.archived': value,
    'internship.changed': value,
  }) satisfies Partial<Record<keyof typeof internshipEvents, Value>>;
