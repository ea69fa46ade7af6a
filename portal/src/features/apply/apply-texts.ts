import { prefillTexts } from '../../cv-prefill/prefill-texts.ts';

/** The messages that applying needs, by the beginnings of their keys. */
export const applyTexts = [
  ...prefillTexts,
  'apply.',
  'profile.firstName',
  'profile.lastName',
  'profile.institution',
  'profile.expectedEnd',
  'profile.skills',
  'profile.authorisation.',
  'internship.graduation',
] as const;
