/** What a posting says, for comparing two versions of it. */
// prettier-ignore
const posting = [
  'changes.', 'internships.fact.', 'internships.weeks', 'internships.startFlexible', 'internships.noDeadline',
  'internships.promise', 'mode.', 'unpaid.', 'category.', 'studyLevel.', 'vacancy.', 'filters.sponsorship', 'internship.about',
  'internship.credit', 'internship.eligibility', 'internship.graduation', 'internship.languages', 'internship.long',
  'internship.no', 'internship.outcomes', 'internship.preferred', 'internship.question', 'internship.required',
  'internship.skills', 'internship.studyLevels', 'internship.tasks', 'internship.yes',
];

/** Prefixes of the messages that the desk speaks with. */
export const deskWords = ['desk.', 'timeline.', 'profile.gap.', 'pay.', 'refusal.', ...posting];
