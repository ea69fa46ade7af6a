/** The messages that applying needs, by the beginnings of their keys. */
export const applyTexts = [
  'apply.',
  'cv.',
  'profile.gap.',
  'studyLevel.',
  'internship.graduation',
  'refusal.',
] as const;
