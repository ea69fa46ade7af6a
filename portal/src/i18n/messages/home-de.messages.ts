import type { homeEn } from './home-en.messages.ts';

export const homeDe: Record<keyof typeof homeEn, string> = {
  'home.title': 'Praktika, die sich zurückmelden',
  'home.standfirst':
    'Jedes Praktikum hier nennt Vergütung, Bewerbungsfrist und den Tag, bis zu dem Sie eine Antwort bekommen. Unternehmen, die zu viele Bewerbungen unbeantwortet lassen, können nichts ausschreiben.',
  'home.description': 'Praktika mit genannter Vergütung und zugesagtem Antworttermin, von verifizierten Unternehmen.',
  'home.search': 'Was',
  'home.searchHint': 'Titel, Fach oder Firma',
  'home.place': 'Wo',
  'home.placeHint': 'Ort oder Land',
  'home.submit': 'Praktika finden',
  'home.edition':
    '{date} · {internships, plural, =0 {keine offenen Praktika} one {# offenes Praktikum} other {# offene Praktika}} · {companies, plural, one {# verifiziertes Unternehmen} other {# verifizierte Unternehmen}}',
  'home.fresh': 'Neu erschienen',
  'home.freshMore': 'Alle Praktika, neueste zuerst',
  'home.aside': 'Fristen und Neuigkeiten',
  'home.closing': 'Anstehende Fristen',
  'home.closingMore': 'Alle Praktika nach Bewerbungsfrist',
  'home.nothing': 'Derzeit gibt es keine offenen Praktika. Neue erscheinen hier, sobald sie genehmigt sind.',
  'home.promiseMore': 'Mehr zur Antwortzusage',
  'home.count': '{count, plural, one {# offenes Praktikum} other {# offene Praktika}}',
  'home.fields': 'Nach Fachgebiet',
  'home.moreFields': '{count, plural, one {# weiteres Fachgebiet} other {# weitere Fachgebiete}}',
  'home.cities': 'Nach Stadt',
  'home.example.title': 'Heute bewerben, Antwort bis',
  'home.example.label': 'Beispiel: Sie bewerben sich heute auf',
  'home.example.steps': 'Was bis dahin passiert',
  'home.example.apply': 'Sie bewerben sich',
  'home.example.remind': 'Wir erinnern {company}',
  'home.example.remindNote': 'Am {dates}, solange die Antwort aussteht.',
  'home.example.answer': '{company} antwortet',
  'home.example.due': 'bis {date}',
  'home.example.answerNote': 'Mit dem nächsten Schritt oder einer Begründung.',
  'home.example.record':
    'Bisher dauerten die Antworten etwa {days, plural, one {# Tag} other {# Tage}}, {share} kamen rechtzeitig.',
  'home.example.silence': 'Bleibt die Antwort aus, sehen das alle',
  'home.example.silenceNote':
    'Die Antwortquote des Unternehmens sinkt, und bei zu vielen überfälligen Antworten kann es nichts mehr ausschreiben. Nach {days, plural, one {# weiteren Tag} other {# weiteren Tagen}} schließen wir die Bewerbung und sagen Ihnen Bescheid.',
};
