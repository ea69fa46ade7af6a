import type { GoldenCv } from './golden-review.ts';

/* Written with the others and left alone while the rules were made: what is found here says how they do on CVs they
   never saw. */
export const goldenHeldOut: readonly GoldenCv[] = [
  {
    name: 'a design student',
    findings: [
      ['no_result', 'Drew icons'],
      ['no_result', 'Photographed the collection'],
      ['no_result', 'Posters and flyers'],
      ['no_action_verb', 'Posters and flyers'],
      ['short_point', 'Posters and flyers'],
      ['empty_phrase', 'passionate about'],
      ['first_person', 'I am'],
      ['order', 'Photography assistant'],
    ],
    text: `Resume
Milo Ferreira
Graphic designer in the making
milo@people.example
+351 912 345 678

ABOUT ME
I am passionate about letters and paper.

ACADEMIC BACKGROUND
Sept 2023 - present   BA Graphic Design, Academy of Fine Arts Porto

PROFESSIONAL EXPERIENCE
Design intern, Paper Studio, June 2024 - Aug 2024
- Drew icons for the city's new cycling map together with two illustrators
- Posters and flyers
Photography assistant, Museum of Glass, Feb 2025 - June 2025
- Photographed the collection for the online catalogue and edited the pictures for print
- Reduced the time to prepare a picture from twenty minutes to eight

TOOLS
Figma, Adobe Illustrator, Adobe Photoshop

LANGUAGES
Portuguese: native
English: B2
`,
  },
  {
    name: 'an accountant in training',
    findings: [
      ['identity_number', 'National insurance number'],
      ['birth_date', 'Born'],
      ['gap', 'Accounting trainee'],
      ['tense', 'Checks invoices'],
      ['mixed_dates', 'Cashier'],
    ],
    text: `CURRICULUM VITAE
Grace Whitfield
Born: 4 May 2002
National insurance number: QQ 12 34 56 C
grace.whitfield@people.example, 020 7946 0991

EDUCATION
09/2023 – 06/2025   BSc Accounting, University of Bath

WORK HISTORY
Accounting trainee, Hill & Partners | 03/2026 – 08/2026
• Reconciled 1,100 bookings of three branches and closed the month two days earlier
• Checks invoices of suppliers against orders and marks 5 percent of them for a second look
• Prepared the annual figures of 12 clients for the review by the senior partner
Cashier, Green Market | Jul 2023 – Aug 2023
• Served customers at the till and counted the takings of four tills every evening

KEY SKILLS
Bookkeeping, Microsoft Excel, SAP

LANGUAGES
English (native)
`,
  },
  {
    name: 'a nurse in training',
    findings: [
      ['birth_date', 'Geb.'],
      ['no_result', 'Betreuung'],
      ['no_result', 'Zuständig für'],
      ['no_result', 'Begleitete'],
      ['no_result', 'Nachtdienste'],
      ['empty_phrase', 'Zuständig für'],
      ['no_action_verb', 'Zuständig für'],
      ['no_action_verb', 'Nachtdienste'],
      ['short_point', 'Nachtdienste'],
      ['short_point', 'Zuständig für'],
      ['few_skills', ''],
    ],
    text: `Lebenslauf
Elif Demir
Geb. 03.09.2004 in Bremen
elif.demir@people.example
Mobil: +49 151 23456789

Schulbildung
08/2014 – 06/2022   Abitur, Gymnasium Bremen
10/2022 – heute   Bachelor Pflege, Hochschule Bremen

Praktika
Praktikantin, Klinikum Mitte | 02/2024 – 04/2024
• Betreuung von Patientinnen und Patienten auf der Station für Innere Medizin
• Zuständig für Medikamente
Praktikantin, Pflegeheim Nord | 07/2025 – 09/2025
• Begleitete die Bewohnerinnen bei ihren täglichen Wegen und Mahlzeiten im Haus
• Nachtdienste

Fähigkeiten
Erste Hilfe, Wundversorgung

Sprachkenntnisse
Deutsch: Muttersprache, Türkisch: Muttersprache, Englisch: B2
`,
  },
  {
    name: 'an engineer from Graz',
    findings: [
      ['future_date', 'Tutor'],
      ['repeated_point', 'Programmierte die Steuerung'],
      ['repeated_point', 'Programmierte die Steuerung'],
    ],
    text: `Felix Aigner
Student der Elektrotechnik
felix.aigner@people.example | +43 676 7654321 | github.com/felix-aigner

AUSBILDUNG
Oktober 2023 – heute   Bachelorstudium Elektrotechnik, Technische Universität Graz
September 2018 – Juni 2023   Matura, HTL Bulme

BERUFLICHE ERFAHRUNG
Tutor, Institut für Elektronik | März 2027 – Juni 2027
Ferialpraktikant, Voltwerk GmbH | Juli 2025 – August 2025
• Programmierte die Steuerung von 8 Pumpen und nahm sie mit dem Meister in Betrieb
• Reduzierte den Ausschuss der Linie um 4 Prozent durch eine neue Prüfung der Platinen
Ferialpraktikant, Wasserkraft AG | Juli 2024 – August 2024
• Programmierte die Steuerung von 8 Pumpen und nahm sie mit dem Meister in Betrieb

KENNTNISSE
C++, Python, Schaltungsentwurf, Löten

SPRACHEN
Deutsch (Muttersprache), Englisch (B2), Slowenisch (A2)
`,
  },
];
