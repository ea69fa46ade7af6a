import { errorsEn as contractTexts } from '@prentice/contract';

/** The refusals of the API; where the portal knows better what to do next, or counts, its own sentences. */
export const errorsEn = {
  ...contractTexts,
  'refusal.PERMISSION_REQUIRED': 'You don’t have permission to do this.',
  'refusal.EMAIL_IN_USE': 'An account with this email already exists. Sign in instead.',
  'refusal.RATE_LIMITED': 'Too many requests. Try again in {seconds, plural, one {# second} other {# seconds}}.',
  'refusal.PROFILE_INCOMPLETE': 'Complete your profile first. Reload the page to see what is missing.',
};
