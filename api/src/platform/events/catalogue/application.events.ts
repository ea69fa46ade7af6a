import { applicationState, id, instant, type applicationEventNames } from '@prentice/contract';
import { z } from 'zod';
import { defineTransitionEvents, actorId, actorKind, actingUserId, upgradeActor } from './event-definition.ts';

/** What every event of an application says. What people wrote stays in the record. */
const payload = z.object({
  applicationId: id,
  internshipId: id,
  employerId: id,
  internId: id,
  title: z.string(),
  employerName: z.string(),
  responseDueAt: instant.nullable(),
  from: applicationState.nullable(),
  to: applicationState,
  actorId,
  actorKind,
  /** A code, never a sentence. */
  reason: z.string().nullable(),
  at: instant,
  /** When the interview begins, or should have begun that was cancelled, and the number of its invitation. */
  interviewAt: instant.optional(),
  sequence: z.int().optional(),
  /** Until when the offer stands that was made. */
  offerExpiresAt: instant.optional(),
});
const event = { version: 2, record: 'applicationId', payload, upgrades: { 1: upgradeActor } } as const;

/** What happens to a note of a company's team. */
const note = z.object({
  applicationId: id,
  internshipId: id,
  employerId: id,
  noteId: id,
  /** The members whom it is about: who are mentioned now and were not, or were in a note that is gone. */
  userIds: z.array(id).readonly(),
  title: z.string(),
  by: actingUserId,
});
const noteEvent = { version: 1, record: 'applicationId', payload: note } as const;

/** The first match of an application: no change of its state, and nothing that is notified. */
const matched = z.object({ applicationId: id, internshipId: id, employerId: id });

/** Applications along their lifecycle, and what happens between its states. */
export const applicationEvents = defineTransitionEvents<typeof applicationEventNames>()({
  'application.interested': event,
  'application.submitted': event,
  'application.viewed': event,
  'application.shortlisted': event,
  'application.shortlisting_undone': event,
  'application.interview': event,
  'application.interview_rescheduled': { ...event, formerNames: ['application.interview_moved'] },
  'application.interview_cancelled': { ...event, formerNames: ['application.interview_called_off'] },
  'application.interview_answered': event,
  'application.finalist': event,
  'application.offered': event,
  'application.offer_ended': event,
  'application.accepted': event,
  'application.declined': event,
  'application.placed': event,
  'application.completed': event,
  'application.terminated': event,
  'application.rejected': event,
  'application.rejection_sent': event,
  'application.rejection_undone': event,
  'application.reconsidered': event,
  'application.withdrawn': event,
  'application.withdrawal_undone': event,
  'application.closed_no_response': event,
  'application.cancelled': event,
  'application.response_reminder': event,
  'application.mentioned': noteEvent,
  'application.note_removed': noteEvent,
  'application.matched': { version: 1, record: 'applicationId', payload: matched },
});
