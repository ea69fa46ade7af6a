import type { externalSignInEn } from './external-sign-in-en.messages.ts';

export const externalSignInDe: Record<keyof typeof externalSignInEn, string> = {
  'auth.external.service': 'Der andere Dienst',
  'auth.external.without': 'Ohne Passwort',
  'auth.external.continue': 'Weiter mit {name}',
  'auth.external.leaving': 'Weiterleitung zu {name} …',
  'auth.external.down':
    '{name} antwortet gerade nicht. Melden Sie sich mit E-Mail und Passwort an oder versuchen Sie es später noch einmal.',
  'auth.external.title': 'Anmeldung',
  'auth.external.returning': 'Einen Moment, Sie werden angemeldet …',
  'auth.external.script': 'Schalten Sie JavaScript ein und laden Sie die Seite neu, um die Anmeldung abzuschließen.',
  'auth.external.failed': 'Die Anmeldung hat nicht geklappt',
  'auth.external.again': 'Noch einmal versuchen',
  'auth.external.new.title': 'Noch ein Schritt',
  'auth.external.new.lead': '{provider} hat Ihre Adresse {email} bestätigt. Wählen Sie zum Abschluss Ihren Kontotyp.',
  'auth.external.role': 'Ich bin …',
  'auth.external.role.intern': 'Student/in und suche ein Praktikum',
  'auth.external.role.employer': 'Unternehmen',
  'auth.external.role.needed': 'Wählen Sie einen Kontotyp.',
  'auth.external.new.known': 'Sie haben schon ein Konto mit einer anderen Adresse? Damit anmelden',
  'auth.external.problem.denied.title': 'Sie sind nicht angemeldet',
  'auth.external.problem.denied.text':
    'Sie haben bei {name} abgebrochen. Versuchen Sie es noch einmal oder melden Sie sich anders an.',
  'auth.external.problem.unverified.title': 'Ihre Adresse ist bei {name} nicht bestätigt',
  'auth.external.problem.unverified.text':
    '{name} hat Ihre Adresse nicht bestätigt. Bestätigen Sie sie zuerst dort oder melden Sie sich hier mit E-Mail und Passwort an.',
  'auth.external.problem.known.title': 'Für diese Adresse gibt es schon ein Konto',
  'auth.external.problem.known.text':
    'Melden Sie sich zu Ihrer Sicherheit zuerst mit Ihrem Passwort an. Wenn Sie es nicht kennen, senden wir Ihnen einen Link zum Festlegen eines neuen.',
  'auth.external.problem.suspended.title': 'Dieses Konto ist gesperrt',
  'auth.external.problem.suspended.text': 'Wenn Sie das für einen Irrtum halten, schreiben Sie an {email}.',
  'auth.external.problem.role.title': 'Sie haben einen anderen Kontotyp',
  'auth.external.problem.role.text': 'Dieses Konto hat einen anderen Kontotyp. Melden Sie sich unten damit an.',
  'auth.external.problem.expired.title': 'Das hat zu lange gedauert',
  'auth.external.problem.expired.text':
    'Die Anmeldung muss innerhalb von {minutes} Minuten abgeschlossen sein. Beginnen Sie noch einmal.',
  'auth.external.problem.invalid.title': 'Diese Anmeldung lässt sich nicht abschließen',
  'auth.external.problem.invalid.text':
    'Vielleicht wurde sie schon abgeschlossen oder in einem anderen Browser begonnen. Wenn Sie nicht angemeldet sind, beginnen Sie noch einmal.',
  'auth.external.problem.unavailable.title': '{name} antwortet nicht',
  'auth.external.problem.unavailable.text':
    'Die Anmeldung mit {name} ist gerade nicht möglich. Verwenden Sie E-Mail und Passwort. Wenn Sie noch kein Passwort haben, senden wir Ihnen einen Link zum Festlegen.',
  'auth.external.write': 'Kontakt',
  'auth.external.password': 'Mit E-Mail und Passwort anmelden',
  'auth.external.mail': 'Link zum Festlegen eines Passworts senden',
};
