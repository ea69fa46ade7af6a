import { errorsDe as contractTexts } from '@prentice/contract';
import type { errorsEn } from './errors-en.messages.ts';

export const errorsDe: Record<keyof typeof errorsEn, string> = {
  ...contractTexts,
  'refusal.PERMISSION_REQUIRED': 'Ihnen fehlt das Recht dazu.',
  'refusal.EMAIL_IN_USE': 'Es gibt schon ein Konto mit dieser E-Mail-Adresse. Melden Sie sich damit an.',
  'refusal.RATE_LIMITED':
    'Zu viele Anfragen. Versuchen Sie es in {seconds, plural, one {# Sekunde} other {# Sekunden}} noch einmal.',
  'refusal.PROFILE_INCOMPLETE':
    'Vervollständigen Sie zuerst Ihr Profil. Laden Sie die Seite neu, um zu sehen, was fehlt.',
};
