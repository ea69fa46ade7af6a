/** The messages of filling in a profile from a CV, by the beginnings of their keys. */
export const prefillTexts = [
  'cv.',
  'profile.prefill.',
  'profile.cefr.',
  'profile.start',
  'profile.degree',
  'profile.month.error',
  'profile.languages.level',
  'studyLevel.',
  'refusal.',
] as const;
