import type { changesEn } from './changes.en.ts';

export const changesDe: Record<keyof typeof changesEn, string> = {
  'changes.title': 'Die Ausschreibung wurde seit Ihrer Bewerbung geändert',
  'changes.kept':
    'Ihre Bewerbung bleibt, wie Sie sie gesendet haben, und ebenso der Tag, bis zu dem Ihnen eine Antwort zusteht.',
  'changes.none': 'Was Sie lesen konnten, ist gleich geblieben.',
  'changes.before': 'Bei Ihrer Bewerbung',
  'changes.after': 'Jetzt',
  'changes.empty': 'Nichts',
  'changes.read': 'Die ganze Ausschreibung lesen',
  'changes.field.title': 'Titel',
  'changes.field.category': 'Arbeitsfeld',
  'changes.field.kind': 'Art der Stelle',
  'changes.field.mode': 'Arbeitsweise',
  'changes.field.places': 'Orte',
  'changes.field.openings': 'Plätze',
  'changes.field.mentor': 'Betreuung',
};
