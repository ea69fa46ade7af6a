import type { homeEn } from './home-en.messages.ts';

export const homeDe: Record<keyof typeof homeEn, string> = {
  'home.title': 'Praktika, die sich zurückmelden',
  'home.standfirst':
    'Jedes Praktikum hier nennt Vergütung, Bewerbungsfrist und den Tag, bis zu dem Sie eine Antwort bekommen. Unternehmen, die nicht antworten, können nichts ausschreiben.',
  'home.description': 'Praktika mit genannter Vergütung und zugesagtem Antworttermin, von verifizierten Unternehmen.',
  'home.search': 'Was',
  'home.searchHint': 'Titel, Kenntnisse oder Unternehmen',
  'home.place': 'Wo',
  'home.submit': 'Praktika finden',
  'home.edition':
    '{date} · {internships, plural, =0 {keine offenen Praktika} one {# offenes Praktikum} other {# offene Praktika}} · {companies, plural, one {# verifiziertes Unternehmen} other {# verifizierte Unternehmen}}',
  'home.fresh': 'Neu erschienen',
  'home.freshMore': 'Alle Praktika, neueste zuerst',
  'home.closing': 'Bald endende Fristen',
  'home.closingMore': 'Alle Praktika nach Bewerbungsfrist',
  'home.nothing': 'Derzeit gibt es keine offenen Praktika. Neue erscheinen hier, sobald sie freigegeben sind.',
  'home.promise': 'So funktioniert die Antwortzusage',
  'home.promiseMore': 'Mehr zur Antwortzusage',
  'home.promise.apply': 'Sie bewerben sich, und der Antworttermin steht fest',
  'home.promise.applyNote': '3 bis 21 Tage später. Jedes Praktikum nennt die Zahl.',
  'home.promise.remind': 'Wir erinnern das Unternehmen',
  'home.promise.remindNote': 'Nach der Hälfte der Zeit, kurz vor dem Termin und am Termin.',
  'home.promise.answer': 'Sie erhalten bis zum Termin eine Antwort',
  'home.promise.answerNote': 'Mit dem nächsten Schritt oder einer Begründung.',
  'home.promise.silence': 'Bleibt die Antwort aus, sehen das alle',
  'home.promise.silenceNote':
    'Die Antwortquote des Unternehmens zeigt es, und bei zu vielen überfälligen Antworten kann es nichts mehr ausschreiben.',
};
