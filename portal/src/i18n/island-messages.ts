import { choiceFields, cvRuleIds, cvRules } from '@prentice/contract';

/* The messages that islands are given, by the beginnings of their keys. */

/** The messages of filling in a profile from a CV. */
export const prefillMessages = [
  'cv.',
  'profile.prefill.',
  'profile.cefr.',
  'profile.skill.level.',
  'profile.start',
  'profile.end',
  'profile.expectedEnd',
  'profile.degree',
  'profile.institution',
  'profile.field',
  'profile.experience.title',
  'profile.projects.title',
  'profile.organisation',
  'profile.highlights',
  'profile.month.error',
  'profile.languages.level',
  'studyLevel.',
  'refusal.',
] as const;

/** The messages of applying. */
export const applyMessages = [
  ...prefillMessages,
  'apply.',
  'fit.',
  'workMode.',
  'profile.firstName',
  'profile.lastName',
  'profile.institution',
  'profile.skills',
  'profile.authorisation.',
  'internship.graduation',
  'cvReview.apply.',
  ...cvRuleIds.filter((rule) => cvRules[rule].topic === 'privacy').map((rule) => `cvReview.reason.${rule}`),
] as const;

/** The messages of comparing two versions of a posting. */
// prettier-ignore
const postingMessages = [
  'changes.', 'internships.fact.', 'internships.weeks', 'internships.startFlexible', 'internships.noDeadline',
  'internships.promise', 'unpaid.', 'studyLevel.', 'filters.sponsorship', 'internship.about',
  'internship.credit', 'internship.eligibility', 'internship.graduation', 'internship.languages', 'internship.long',
  'internship.no', 'internship.outcomes', 'internship.preferred', 'internship.question', 'internship.required',
  'internship.skills', 'internship.studyLevels', 'internship.tasks', 'internship.yes', 'posting.field.title',
  'posting.field.locations', 'posting.field.openings', 'posting.field.mentorName',
  ...choiceFields.flatMap((field) => [`posting.field.${field}`, `${field}.`]),
];

/** The messages of the dashboard. */
export const dashboardMessages = [
  ...prefillMessages,
  'dashboard.',
  'externalApplications.',
  'externalJobs.all',
  'externalJobs.apply',
  'externalJobs.visitOf',
  'externalJobs.save.appliedOn',
  'timeline.',
  'fit.title',
  'fit.score',
  'profile.gap.',
  'pay.',
  'card.',
  'workMode.',
  'internships.morePlaces',
  'internships.daysLeft',
  'internships.deadlineToday',
  'answers.short',
  ...postingMessages,
];
