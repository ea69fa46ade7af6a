import { cvRuleIds, cvRules } from '@prentice/contract';
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
  'cvReview.apply.',
  ...cvRuleIds.filter((rule) => cvRules[rule].topic === 'privacy').map((rule) => `cvReview.reason.${rule}`),
] as const;
