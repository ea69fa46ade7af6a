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
      'Nein, für Studierende nie. Wer von Ihnen eine Gebühr, eine Kaution oder eine bezahlte Schulung verlangt, verstößt gegen unsere Regeln: Melden Sie das Praktikum, dafür brauchen Sie kein Konto.',
  },
  {
    id: 'promise',
    group: 'students',
    question: 'Was ist die Antwortzusage?',
    answer:
      'Jedes Unternehmen legt fest, innerhalb von wie vielen Tagen Sie eine Antwort bekommen, zwischen 3 und 21; 14, wenn nichts anderes gewählt ist. Das Datum steht mit Ihrer Bewerbung fest und erscheint in ihrem Verlauf. Ihren Lebenslauf zu öffnen ist keine Antwort.',
  },
  {
    id: 'late',
    group: 'students',
    question: 'Was geschieht, wenn ein Unternehmen nicht antwortet?',
    answer:
      'Das Unternehmen wird nach der Hälfte, nach vier Fünfteln und am Ende der Zeit erinnert. Dreißig Tage nach dem Termin schließen wir Ihre Bewerbung und sagen Ihnen ehrlich, dass keine Antwort kam. Das zählt in den öffentlichen Zahlen, und bei zu vielen offenen Antworten kann das Unternehmen nichts veröffentlichen.',
  },
  {
    id: 'unpaid',
    group: 'students',
    question: 'Warum gibt es überhaupt Praktika ohne Vergütung?',
    answer:
      'Manche gehören zum Studium, manche sind Freiwilligenarbeit bei gemeinnützigen Organisationen, manche kurzes Hospitieren. Ein unbezahltes Praktikum muss eine dieser Grundlagen nennen und öffentlich erklären. Mit dem Filter „Nur bezahlte“ lassen Sie sie weg.',
  },
  {
    id: 'verified',
    group: 'students',
    question: 'Was bedeutet „verifiziert“?',
    answer:
      'Ein Mensch hat benannte Prüfungen des Unternehmens angesehen und entschieden. Stufe 1 bestätigt, dass das Unternehmen über seine Domain verfügt, Stufe 2, dass auch Dokumente vorlagen. Prüfungen, Ergebnisse und Daten stehen auf der Seite des Unternehmens. Die Verifizierung gilt 12 Monate.',
  },
  {
    id: 'apply',
    group: 'students',
    question: 'Was brauche ich für eine Bewerbung?',
    answer:
      'Eine bestätigte E-Mail-Adresse, ein zu mindestens 60 Prozent vollständiges Profil und einen Lebenslauf als PDF, DOCX oder TXT, höchstens 5 MB und 10 Seiten. Manche Praktika stellen eigene Fragen.',
  },
  {
    id: 'machine',
    group: 'students',
    question: 'Sortiert eine Maschine Bewerbungen aus?',
    answer:
      'Nein. Ein Abgleich listet auf, welche Anforderungen Ihr Profil erfüllt und welche nicht, mit den Worten, auf die er sich stützt. Listen sind nach Datum geordnet. Jede Entscheidung über Sie trifft ein Mensch im Unternehmen.',
  },
  {
    id: 'blind',
    group: 'students',
    question: 'Was ist die verdeckte Durchsicht?',
    answer:
      'Manche Unternehmen wollen Namen, Fotos, Kontakte, Links und Bildungseinrichtungen erst in der engeren Auswahl sehen. Vorher schickt unser Server ihnen diese Teile nicht.',
  },
  {
    id: 'withdraw',
    group: 'students',
    question: 'Kann ich eine Bewerbung zurückziehen?',
    answer: 'Ja, jederzeit, bis das Praktikum beginnt. Das Unternehmen sieht Ihre Kontaktdaten dann nicht mehr.',
  },
  {
    id: 'start',
    group: 'employers',
    question: 'Wie schreiben wir ein Praktikum aus?',
    answer:
      'Legen Sie ein Konto an, beschreiben Sie das Unternehmen und beantragen Sie die Verifizierung; wir entscheiden innerhalb von zwei Werktagen. Schreiben Sie inzwischen das Praktikum. Ein Mensch prüft es, bevor es erscheint, und nach jeder wesentlichen Änderung wieder.',
  },
  {
    id: 'blocked',
    group: 'employers',
    question: 'Warum können wir gerade nichts veröffentlichen?',
    answer:
      'Entweder ist das Unternehmen nicht verifiziert, oder zu viele Bewerbungen sind über ihrem Datum: fünf oder mehr, oder über 20 Prozent von mindestens zehn. Beantworten Sie sie, dann geht es wieder.',
  },
  {
    id: 'figures',
    group: 'employers',
    question: 'Wie werden unsere Antwortzahlen berechnet?',
    answer:
      'Über die letzten 180 Tage: der Median der Tage von einer Bewerbung bis zu Ihrer ersten Antwort und der Anteil, der innerhalb Ihrer Zusage beantwortet wurde. Unter zehn Bewerbungen wird nichts gezeigt.',
  },
  {
    id: 'edit',
    group: 'employers',
    question: 'Können wir ein Praktikum nach dem Veröffentlichen ändern?',
    answer:
      'Ja. Eine wesentliche Änderung wartet auf die Prüfung, während die bisherige Fassung sichtbar bleibt; wer sich beworben hat, sieht den Unterschied. Nach den ersten Bewerbungen darf die Vergütung nicht mehr sinken.',
  },
  {
    id: 'export',
    group: 'data',
    question: 'Wie bekomme oder lösche ich meine Daten?',
    answer:
      'Sie können alles als JSON ausgeben lassen, den Lebenslauf als JSON Resume. Sie können das Konto löschen lassen; 14 Tage lang dürfen Sie es sich anders überlegen.',
  },
  {
    id: 'seen',
    group: 'data',
    question: 'Wer hat meinen Lebenslauf gesehen?',
    answer:
      'Jedes Öffnen wird mit Person, Unternehmen und Zeit aufgezeichnet, und Sie können diese Aufzeichnung lesen.',
  },
];
