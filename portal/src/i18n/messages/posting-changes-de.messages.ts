import type { postingChangesEn } from './posting-changes-en.messages.ts';

export const postingChangesDe: Record<keyof typeof postingChangesEn, string> = {
  'changes.title': 'Die Ausschreibung wurde seit Ihrer Bewerbung geändert',
  'changes.kept':
    'Ihre Bewerbung bleibt, wie Sie sie gesendet haben, und die Antwort ist weiterhin am selben Tag fällig.',
  'changes.none': 'Für Sie sichtbar hat sich nichts geändert.',
  'changes.before': 'Bei Ihrer Bewerbung',
  'changes.after': 'Jetzt',
  'changes.empty': 'Nichts',
  'changes.read': 'Die ganze Ausschreibung lesen',
  'posting.field.category': 'Fachgebiet',
};
