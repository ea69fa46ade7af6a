import type { GoldenCv } from './golden-review.ts';

/* As in English: CVs with what a careful adviser marks, written before the rules. */
export const goldenGerman: readonly GoldenCv[] = [
  {
    name: 'a strong CV in German',
    findings: [],
    text: `Lena Hofstätter
E-Mail: lena.hofstaetter@people.example
Telefon: +43 664 9988776

Ausbildung
10/2023 – heute   Bachelorstudium Wirtschaftsinformatik, Universität Linz
09/2015 – 06/2023   Matura, Gymnasium Linz

Berufserfahrung
Werkstudentin, Blau Software GmbH   03/2025 – heute
• Entwickelte einen Import für 40 Lieferanten, der jede Woche sechs Stunden Handarbeit spart
• Testete die Oberfläche mit zwölf Kundinnen und schrieb die Ergebnisse für das Team zusammen
• Schulte drei neue Kolleginnen in der Arbeit mit der Datenbank und dem Berichtswesen
Praktikantin, Donau Logistik   07/2024 – 08/2024
• Auswertung von 5.000 Lieferungen mit SQL und Vorstellung der Ergebnisse vor der Leitung

Kenntnisse
SQL, Python, Projektmanagement, Microsoft Excel

Sprachen
Deutsch (Muttersprache), Englisch (C1)
`,
  },
  {
    name: 'duties instead of results in German',
    findings: [
      ['no_result', 'Verantwortlich für die Kasse'],
      ['no_result', 'Diverse Aufgaben'],
      ['no_result', 'Ich habe den Kunden'],
      ['no_result', 'Kaffee und Kuchen'],
      ['no_action_verb', 'Verantwortlich für die Kasse'],
      ['no_action_verb', 'Diverse Aufgaben'],
      ['no_action_verb', 'Kaffee und Kuchen'],
      ['empty_phrase', 'Verantwortlich für die Kasse'],
      ['empty_phrase', 'Diverse Aufgaben'],
      ['empty_phrase', 'teamfähig'],
      ['empty_phrase', 'hochmotiviert'],
      ['first_person', 'Ich habe den Kunden'],
      ['short_point', 'Diverse Aufgaben'],
      ['short_point', 'Kaffee und Kuchen'],
      ['no_languages', ''],
    ],
    text: `Lebenslauf
Paul Wagner
paul.wagner@people.example | 0664 1234567

Profil
Ich bin teamfähig und hochmotiviert.

Ausbildung
2022 – 2025   Bachelor Geschichte, Universität Wien

Berufserfahrung
Verkäufer, Buchhandlung am Platz   2023 – 2025
– Verantwortlich für die Kasse und für das Lager der Abteilung für Kinderbücher
– Diverse Aufgaben im Büro
– Ich habe den Kunden bei allen Fragen zu Büchern und Spielen geholfen
Kellner, Café Mitte   2022 – 2023
– Kaffee und Kuchen

Kenntnisse
Microsoft Office, Teamarbeit, Kassensysteme
`,
  },
  {
    name: 'private numbers in German',
    findings: [
      ['birth_date', 'Geburtsdatum'],
      ['identity_number', 'Sozialversicherungsnummer'],
      ['bank_account', 'IBAN'],
    ],
    text: `Lebenslauf
Jonas Müller
Persönliche Daten
E-Mail: jonas@people.example
Telefon: +43 660 5554443
Geburtsdatum: 12.04.2003
Sozialversicherungsnummer: 1237 120403
IBAN: AT61 1904 3002 3457 3201

Ausbildung
10/2023 – heute   Masterstudium Informatik, Technische Universität Wien
10/2019 – 06/2023   Bachelor of Science in Informatik, FH Technikum Wien

Projekte
Fahrplan (2025)
- Programmierte eine Auskunft für 14 Buslinien der Stadt, die 300 Leute im Monat nutzen

EDV-Kenntnisse
JavaScript, SQL, TypeScript

Sprachen: Deutsch (Muttersprache), Englisch C1, Türkisch B2
`,
  },
  {
    name: 'dates that do not agree in German',
    findings: [
      ['mixed_dates', 'Aushilfe'],
      ['order', 'Praktikantin'],
      ['gap', 'Aushilfe'],
      ['duplicate', 'Praktikantin'],
      ['long_point', 'Unterstützte'],
      ['no_email', ''],
    ],
    text: `Clara Brunner
Tel: +49 170 5556667

Bildungsweg
10/2018 – 06/2021   Bachelor Biologie, Universität Kiel

Berufserfahrung
Aushilfe, Bäckerei Sonne   März 2022 – Juni 2022
• Verkaufte am Wochenende Brot und Kuchen an etwa 120 Kundinnen und Kunden am Tag
Praktikantin, Labor Nord   07/2022 – 12/2022
• Unterstützte die Arbeitsgruppe bei der Vorbereitung der Versuche, bei der Pflege der Pflanzen, bei der Bestellung der Geräte, bei der Auswertung der 40 Proben, bei der Führung der Listen und auch sonst bei allem, was im Labor und im Garten zu tun war
• Zählte 900 Keimlinge in den Gewächshäusern und trug sie in eine Tabelle ein
Praktikantin, Labor Nord   07/2022 – 12/2022

Kenntnisse
Mikroskopie, Pflanzenpflege, R

Sprachen
Deutsch (Muttersprache), Dänisch (B1)
`,
  },
];
