import { choiceFields } from '@prentice/contract';
import { prefillTexts } from '../../cv-prefill/prefill-texts.ts';

/** Prefixes of the messages for comparing two versions of a posting. */
// prettier-ignore
const postingMessagePrefixes = [
  'changes.', 'internships.fact.', 'internships.weeks', 'internships.startFlexible', 'internships.noDeadline',
  'internships.promise', 'unpaid.', 'studyLevel.', 'filters.sponsorship', 'internship.about',
  'internship.credit', 'internship.eligibility', 'internship.graduation', 'internship.languages', 'internship.long',
  'internship.no', 'internship.outcomes', 'internship.preferred', 'internship.question', 'internship.required',
  'internship.skills', 'internship.studyLevels', 'internship.tasks', 'internship.yes', 'posting.field.title',
  'posting.field.locations', 'posting.field.openings', 'posting.field.mentorName',
  ...choiceFields.flatMap((field) => [`posting.field.${field}`, `${field}.`]),
];

/** Prefixes of the messages that the dashboard uses. */
export const dashboardMessagePrefixes = [
  ...prefillTexts,
  'dashboard.',
  'externalApplications.',
  'externalJobs.all',
  'externalJobs.save.appliedOn',
  'timeline.',
  'profile.gap.',
  'pay.',
  'card.',
  'workMode.',
  'internships.morePlaces',
  'internships.daysLeft',
  'internships.deadlineToday',
  'answers.short',
  ...postingMessagePrefixes,
];
