import type { FaqQuestion } from './faq-question.ts';

export const faqDe: FaqQuestion[] = [
  {
    id: 'account',
    group: 'students',
    question: 'Brauche ich ein Konto, um mich umzusehen?',
    answer:
      'Nein. Alle Praktika und Unternehmensseiten können Sie ohne Konto suchen und lesen. Ein Konto brauchen Sie, um sich zu bewerben.',
  },
  {
    id: 'cost',
    group: 'students',
    question: 'Kostet es etwas?',
    answer:
      'Nein, für Studierende nie. Niemand darf von Ihnen eine Gebühr, eine Kaution oder eine bezahlte Schulung verlangen. Melden Sie das Praktikum in diesem Fall. Sie brauchen dafür kein Konto.',
  },
  {
    id: 'promise',
    group: 'students',
    question: 'Was ist die Antwortzusage?',
    answer:
      'Jedes Unternehmen sagt eine Antwort innerhalb von 3 bis 21 Tagen zu (voreingestellt sind 14). Der Antworttermin steht fest, sobald Sie sich bewerben, und erscheint im Verlauf Ihrer Bewerbung. Wenn jemand Ihren Lebenslauf öffnet, zählt das nicht als Antwort.',
  },
  {
    id: 'late',
    group: 'students',
    question: 'Was passiert, wenn ein Unternehmen nicht antwortet?',
    answer:
      'Wir erinnern das Unternehmen nach der Hälfte der Zeit, kurz vor dem Antworttermin und am Termin. Kommt auch in den 30 Tagen danach keine Antwort, schließen wir Ihre Bewerbung und informieren Sie. Das senkt die öffentliche Antwortquote des Unternehmens, und bei zu vielen überfälligen Antworten kann es nichts veröffentlichen.',
  },
  {
    id: 'unpaid',
    group: 'students',
    question: 'Warum gibt es Praktika ohne Vergütung?',
    answer:
      'Manche gehören zum Studium, manche sind Freiwilligenarbeit bei einer gemeinnützigen Organisation und manche eine kurze Hospitation. Ein unbezahltes Praktikum muss angeben, was davon zutrifft, und es öffentlich begründen. Mit dem Filter „Nur bezahlte“ blenden Sie diese Praktika aus.',
  },
  {
    id: 'verified',
    group: 'students',
    question: 'Was bedeutet „verifiziert“?',
    answer:
      'Jemand aus unserem Team hat das Unternehmen geprüft. „Verifiziert: Domain“ bedeutet, dass ihm die Domain gehört, „Verifiziert: Dokumente“, dass wir auch Dokumente gesehen haben. Die Prüfschritte mit Ergebnis und Datum finden Sie auf der Seite des Unternehmens. Die Verifizierung gilt 12 Monate.',
  },
  {
    id: 'apply',
    group: 'students',
    question: 'Was brauche ich für eine Bewerbung?',
    answer:
      'Eine bestätigte E-Mail-Adresse, ein zu mindestens 60 % vollständiges Profil und einen Lebenslauf als PDF, DOCX oder TXT mit höchstens 5 MB und 10 Seiten. Bei manchen Praktika beantworten Sie außerdem einige Fragen.',
  },
  {
    id: 'machine',
    group: 'students',
    question: 'Lehnt ein Algorithmus Bewerbungen ab?',
    answer:
      'Nein. Ein Abgleich vergleicht Ihren Lebenslauf und Ihr Profil mit jeder Anforderung und zitiert, was er gefunden hat. Sie sehen ihn vor der Bewerbung auf der Seite des Praktikums, das Unternehmen sieht ihn mit Ihrer Bewerbung. Unternehmen sehen Bewerbungen nach Datum geordnet, solange sie keine andere Reihenfolge wählen. Jede Entscheidung über Sie trifft ein Mensch im Unternehmen.',
  },
  {
    id: 'blind',
    group: 'students',
    question: 'Was ist die anonyme Vorauswahl?',
    answer:
      'Manche Unternehmen möchten Namen, Fotos, Kontaktdaten, Links und Bildungseinrichtungen erst sehen, wenn eine Bewerbung in der engeren Wahl ist. Vorher geben wir diese Angaben nicht weiter, und aus Ihrem Lebenslauf zitieren wir nur die Namen von Kenntnissen.',
  },
  {
    id: 'withdraw',
    group: 'students',
    question: 'Kann ich eine Bewerbung zurückziehen?',
    answer: 'Ja, jederzeit, bis das Praktikum beginnt. Das Unternehmen sieht Ihre Kontaktdaten dann nicht mehr.',
  },
  {
    id: 'external',
    group: 'students',
    question: 'Was sind externe Stellen?',
    answer:
      'Stellen, die wir auf anderen Websites gefunden haben. Sie bewerben sich dort; deshalb gibt es keine Antwortfrist, und niemand von uns hat das Unternehmen geprüft. Sie können sie speichern und „Heute beworben“ vermerken; dann stehen sie unter „Meine Bewerbungen“.',
  },
  {
    id: 'cv-assistant',
    group: 'students',
    question: 'Was macht die Lebenslauf-Hilfe?',
    answer:
      'Sie liest Ihren Lebenslauf, sagt, was fehlt oder klarer sein könnte, und zitiert jeweils die Zeile. Sie können dort auch einen Lebenslauf schreiben und herunterladen. Alles bleibt hier, und Unternehmen sehen die Durchsicht nie.',
  },
  {
    id: 'news',
    group: 'students',
    question: 'Wie erfahre ich von Neuigkeiten und neuen Praktika?',
    answer:
      'Speichern Sie eine Suche, oder folgen Sie einem Unternehmen; dann melden wir neue Treffer. Neuigkeiten haben eine eigene Seite und einen Feed; in den Einstellungen wählen Sie, was Sie per E-Mail erhalten.',
  },
  {
    id: 'push',
    group: 'students',
    question: 'Wie erhalte ich Push-Benachrichtigungen?',
    answer:
      'Schalten Sie sie unter „Einstellungen“, „Benachrichtigungen“ in jedem Browser ein, in dem Sie welche möchten. Auf iPhone und iPad fügen Sie diese Website zuerst zum Startbildschirm hinzu. Sie nennen niemanden und schweigen in Ihren Ruhezeiten.',
  },
  {
    id: 'start',
    group: 'employers',
    question: 'Wie schreiben wir ein Praktikum aus?',
    answer:
      'Legen Sie ein Konto an, beschreiben Sie Ihr Unternehmen und beantragen Sie die Verifizierung. Wir entscheiden innerhalb von zwei Werktagen. In der Zwischenzeit können Sie das Praktikum anlegen. Wir prüfen es vor der Veröffentlichung und nach jeder wesentlichen Änderung.',
  },
  {
    id: 'blocked',
    group: 'employers',
    question: 'Warum können wir derzeit nichts veröffentlichen?',
    answer:
      'Entweder ist Ihr Unternehmen nicht verifiziert, oder zu viele Bewerbungen sind überfällig: fünf oder mehr, oder mehr als 20 % bei mindestens zehn. Sobald Sie sie beantwortet haben, können Sie wieder veröffentlichen.',
  },
  {
    id: 'figures',
    group: 'employers',
    question: 'Wie wird unsere Antwortquote berechnet?',
    answer:
      'Wir betrachten die letzten 180 Tage und zeigen zwei Zahlen: den Median der Tage von einer Bewerbung bis zu Ihrer ersten Antwort und den Anteil der Bewerbungen, die Sie bis zum Antworttermin beantwortet haben. Beides erscheint ab zehn Bewerbungen.',
  },
  {
    id: 'edit',
    group: 'employers',
    question: 'Können wir ein Praktikum nach dem Veröffentlichen ändern?',
    answer:
      'Ja. Wesentliche Änderungen prüfen wir zuerst; bis dahin bleibt die bisherige Fassung öffentlich. Wer sich beworben hat, sieht, was sich geändert hat. Sobald sich jemand beworben hat, können Sie die Vergütung nicht mehr senken.',
  },
  {
    id: 'export',
    group: 'data',
    question: 'Wie kann ich meine Daten herunterladen oder löschen?',
    answer:
      'Unter Einstellungen, „Datenschutz und Daten“, können Sie alles als Datei herunterladen oder Ihr Konto löschen. Sie haben 14 Tage Zeit, es sich anders zu überlegen. Ihr Profil können Sie auch als JSON Resume herunterladen.',
  },
  {
    id: 'seen',
    group: 'data',
    question: 'Wer hat meinen Lebenslauf gesehen?',
    answer:
      'In Ihrem Profil sehen Sie, wer Ihren Lebenslauf oder Ihre Kontaktdaten wann geöffnet hat. Diese Einträge lassen sich nicht entfernen.',
  },
];
