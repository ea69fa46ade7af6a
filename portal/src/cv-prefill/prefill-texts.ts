/** The messages of filling in a profile from a CV, by the beginnings of their keys. */
export const prefillTexts = [
  'cv.',
  'profile.prefill.',
  'profile.cefr.',
  'profile.start',
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
