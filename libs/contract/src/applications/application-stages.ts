import type { ApplicationState } from './application.lifecycle.ts';
import {
  contactRevealingStates,
  activeApplicationStates,
  finalistApplicationStates,
  interestedApplicationStates,
  selectedApplicationStates,
  unansweredApplicationStates,
} from './application-states.ts';

/** Named lists of applications; the states of each are in {@link applicationStageStates}. */
export const applicationStages = [
  'interested',
  'selected',
  'finalists',
  'active',
  'waiting',
  'followed',
  'outcomes',
] as const;
export type ApplicationStage = (typeof applicationStages)[number];

export const applicationStageStates: Readonly<Record<ApplicationStage, readonly ApplicationState[]>> = {
  interested: interestedApplicationStates,
  selected: selectedApplicationStates,
  finalists: finalistApplicationStates,
  active: activeApplicationStates,
  waiting: unansweredApplicationStates,
  /** From shortlisted on: those to decide about, and those whose internship runs and is to be closed. */
  followed: ['shortlisted', 'interview', 'finalist', 'offered', 'accepted', 'placed'],
  /** Finalists and what became of them. */
  outcomes: [...finalistApplicationStates, 'offer_declined', 'completed', 'terminated_early'],
};

/** Whether an employer sees contacts: from shortlisted on, gone again after withdrawal, rejection or cancellation. */
export const showsContacts = (state: ApplicationState): boolean =>
  contactRevealingStates.some((revealed) => revealed === state);

const statesWithoutDocuments: readonly ApplicationState[] = ['withdrawn', 'cancelled', 'closed_no_response'];
/** Whether an employer can open what was sent: not any more once the candidate left, or the employer let it lapse. */
export const showsDocuments = (state: ApplicationState): boolean => !statesWithoutDocuments.includes(state);
