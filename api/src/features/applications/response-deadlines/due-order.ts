import { isUnansweredState, unansweredApplicationStates, type ApplicationState } from '@prentice/contract';
import type { Document, Filter } from 'mongodb';
import { changeInBatches, type Upgrade } from '../../../platform/upgrades/upgrade.ts';

/** The due order of what awaits no answer, interest and what was answered: the last day that a calendar has. */
export const NEVER_DUE = new Date('9999-12-31T23:59:59.999Z');

interface DueApplication {
  readonly internState: ApplicationState;
  readonly responseDueAt: Date | null;
}

/** Returns the place of an application in lists by due date. */
export const dueOrderOf = ({ internState, responseDueAt }: DueApplication): Date =>
  (isUnansweredState(internState) && responseDueAt) || NEVER_DUE;

const unanswered: readonly unknown[] = unansweredApplicationStates;

/** Records from before there was a due order, and answered ones from before they came last in it. */
const outdated: Filter<Document> = {
  $or: [{ dueOrder: null }, { dueOrder: { $lt: NEVER_DUE }, internState: { $nin: unanswered } }],
};

/** Gives such records the due order that is now theirs. */
export const dueOrderUpgrade: Upgrade = {
  name: 'applications: due order',
  migrate: (db) =>
    changeInBatches(db.collection('applications'), {
      filter: outdated,
      fields: ['internState', 'responseDueAt', 'dueOrder'],
      change: ({ internState, responseDueAt }) => {
        const isDue = unanswered.includes(internState) && responseDueAt instanceof Date;
        return { $set: { dueOrder: isDue ? responseDueAt : NEVER_DUE } };
      },
    }),
};
