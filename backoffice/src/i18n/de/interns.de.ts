import type { internsEn } from '../en/interns.en.ts';

export const internsDe: Record<keyof typeof internsEn, string> = {
  'interns.title': 'Studierende',
  'interns.masked': 'Namen sind gekürzt; Kontakte und Lebensläufe werden nicht gezeigt.',
  'interns.search': 'Name',
  'interns.institution': 'Einrichtung',
  'interns.name': 'Name',
  'interns.status': 'Konto',
  'interns.canApply': 'Vollständig genug für Bewerbungen',
  'interns.completeness': 'Profil %',
  'interns.applications': 'Bewerbungen',
  'interns.since': 'Seit',
  'interns.empty': 'Noch keine Studierenden',
  'interns.emptyHelp': 'Sie erscheinen hier, sobald sie sich anmelden.',
};
