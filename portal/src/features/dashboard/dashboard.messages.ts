/** Prefixes of the messages for comparing two versions of a posting. */
// prettier-ignore
const postingMessagePrefixes = [
  'changes.', 'internships.fact.', 'internships.weeks', 'internships.startFlexible', 'internships.noDeadline',
  'internships.promise', 'mode.', 'unpaid.', 'category.', 'studyLevel.', 'vacancy.', 'filters.sponsorship', 'internship.about',
  'internship.credit', 'internship.eligibility', 'internship.graduation', 'internship.languages', 'internship.long',
  'internship.no', 'internship.outcomes', 'internship.preferred', 'internship.question', 'internship.required',
  'internship.skills', 'internship.studyLevels', 'internship.tasks', 'internship.yes',
];

/** Prefixes of the messages that the dashboard uses. */
export const dashboardMessagePrefixes = [
  'desk.',
  'timeline.',
  'profile.gap.',
  'pay.',
  'refusal.',
  ...postingMessagePrefixes,
];
