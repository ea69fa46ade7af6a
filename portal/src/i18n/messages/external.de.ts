import type { externalEn } from './external.en.ts';

export const externalDe: Record<keyof typeof externalEn, string> = {
  'auth.external.service': 'Der andere Dienst',
  'auth.external.without': 'Ohne Passwort',
  'auth.external.continue': 'Weiter mit {name}',
  'auth.external.leaving': 'Weiter zu {name} …',
  'auth.external.down':
    '{name} antwortet gerade nicht. Melden Sie sich mit E-Mail und Passwort an, oder versuchen Sie es bald wieder.',
  'auth.external.title': 'Anmeldung',
  'auth.external.returning': 'Einen Moment, Sie werden angemeldet …',
  'auth.external.script': 'Diese Seite braucht JavaScript, um die Anmeldung abzuschließen.',
  'auth.external.failed': 'Das hat nicht geklappt',
  'auth.external.again': 'Noch einmal versuchen',
  'auth.external.new.title': 'Noch ein Schritt',
  'auth.external.new.lead':
    '{provider} hat bestätigt, dass Sie {email} sind. Wählen Sie, wofür Sie kommen, dann ist das Konto bereit.',
  'auth.external.role': 'Sie sind hier',
  'auth.external.role.intern': 'um ein Praktikum zu suchen',
  'auth.external.role.employer': 'um Praktika anzubieten',
  'auth.external.role.needed': 'Wählen Sie eines von beiden.',
  'auth.external.new.known': 'Sie haben ein Konto mit einer anderen Adresse? Damit anmelden',
  'auth.external.problem.denied.title': 'Sie haben sich nicht angemeldet',
  'auth.external.problem.denied.text':
    'Sie sind ohne Zustimmung von {name} zurückgekehrt, also ist nichts geschehen. Es gibt andere Wege.',
  'auth.external.problem.unverified.title': 'Ihre Adresse ist bei {name} nicht bestätigt',
  'auth.external.problem.unverified.text':
    '{name} bürgt nicht für Ihre Adresse. Bestätigen Sie sie dort, oder verwenden Sie hier E-Mail und Passwort.',
  'auth.external.problem.known.title': 'Diese Adresse hat bereits ein Konto',
  'auth.external.problem.known.text':
    'Auf diesem Weg lässt es sich nicht öffnen, weil noch nichts belegt, dass beides Ihnen gehört. Melden Sie sich mit dem Passwort an; wenn Sie es nicht kennen, lassen Sie sich einen Link schicken.',
  'auth.external.problem.suspended.title': 'Dieses Konto ist gesperrt',
  'auth.external.problem.suspended.text': 'Wenn Sie das für einen Irrtum halten, schreiben Sie an {email}.',
  'auth.external.problem.door.title': 'Ihr Konto ist von anderer Art',
  'auth.external.problem.door.text':
    'Sie sind hier bekannt, aber mit einem Konto anderer Art. Weiter geht es mit diesem.',
  'auth.external.problem.expired.title': 'Das hat zu lange gedauert',
  'auth.external.problem.expired.text':
    'Zu Ihrer Sicherheit ist der Rückweg nur {minutes} Minuten lang offen. Beginnen Sie noch einmal.',
  'auth.external.problem.invalid.title': 'Dieser Rückweg gilt nicht',
  'auth.external.problem.invalid.text':
    'Er wurde schon benutzt oder begann in einem anderen Browser. Wenn Sie nicht angemeldet sind, beginnen Sie noch einmal.',
  'auth.external.problem.unavailable.title': '{name} antwortet nicht',
  'auth.external.problem.unavailable.text':
    'Die Anmeldung über {name} ist gerade nicht möglich. E-Mail und Passwort funktionieren wie immer; wenn Sie noch kein Passwort haben, lassen Sie sich einen Link schicken.',
  'auth.external.write': 'Schreiben Sie uns',
  'auth.external.password': 'Mit E-Mail und Passwort anmelden',
  'auth.external.mail': 'Passwort per E-Mail wählen',
};
