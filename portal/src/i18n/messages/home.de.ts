import type { homeEn } from './home.en.ts';

export const homeDe: Record<keyof typeof homeEn, string> = {
  'home.title': 'Praktika, die antworten',
  'home.standfirst':
    'Jedes Praktikum nennt hier seine Vergütung, seine Frist und den Tag, bis zu dem Sie eine Antwort bekommen. Wer nicht antwortet, darf nichts ausschreiben.',
  'home.description': 'Praktika mit genannter Vergütung und zugesagtem Antworttermin, von verifizierten Unternehmen.',
  'home.search': 'Was',
  'home.searchHint': 'Titel, Fähigkeit, Unternehmen',
  'home.place': 'Wo',
  'home.submit': 'Praktika finden',
  'home.edition':
    '{date} · {internships, plural, =0 {keine offenen Praktika} one {# offenes Praktikum} other {# offene Praktika}} · {companies, plural, one {# verifiziertes Unternehmen} other {# verifizierte Unternehmen}}',
  'home.fresh': 'Neu erschienen',
  'home.freshMore': 'Alle Praktika, neueste zuerst',
  'home.closing': 'Bald vorbei',
  'home.closingMore': 'Alle nach Frist',
  'home.nothing': 'Im Moment ist nichts offen. Neue Praktika erscheinen hier, sobald sie freigegeben sind.',
  'home.promise': 'Wie die Antwortzusage funktioniert',
  'home.promiseMore': 'Fragen zum Versprechen',
  'home.promise.apply': 'Sie bewerben sich, und ein Datum steht fest',
  'home.promise.applyNote': '3 bis 21 Tage später; jedes Praktikum sagt, wann genau.',
  'home.promise.remind': 'Das Unternehmen wird erinnert',
  'home.promise.remindNote': 'Nach der Hälfte, nach vier Fünfteln und am Ende der Zeit.',
  'home.promise.answer': 'Bis dahin bekommen Sie eine Antwort',
  'home.promise.answerNote': 'Mit dem nächsten Schritt oder mit einem Grund.',
  'home.promise.silence': 'Oder alle sehen, dass sie ausblieb',
  'home.promise.silenceNote':
    'Die Zahlen des Unternehmens zeigen es, und zu viele offene Antworten verhindern neue Ausschreibungen.',
};
