/**
 * A text with what a careful adviser says of it: the range of its score, or null where it is no CV and gets no number.
 */
export interface TextVerdict {
  readonly name: string;
  readonly text: string;
  readonly score: readonly [lowest: number, highest: number] | null;
}

/** A point of a CV that an adviser would mark as weak, or leave as it is. */
export type PointVerdict = readonly [point: string, verdict: 'weak' | 'good'];

export interface Verdicts {
  readonly texts: readonly TextVerdict[];
  readonly points: readonly PointVerdict[];
}

/* Written before the rules that they judge; half of them, `heldOutVerdicts`, were never looked at while the rules were
   made. */

const thin = `Max Huber
max.huber@example.org   +43 660 7654321
Education
2021 - 2025 School leaving certificate, BG Leibnitz
Experience
Waiter, Café Sonne, Jul 2024 - Aug 2024
- Was responsible for helping
- Served guests
- Did various tasks
Skills
Teamwork, Word, Excel
Languages
German (native), English B1`;

const padded = `Ida Gruber
ida.gruber@example.org   +43 660 1112223
Profile
Highly motivated team player with excellent communication skills who thinks outside the box.
Education
2022 - present BSc Economics, University of Graz
Experience
Office assistant, Huber Ltd, Jan 2024 - Jun 2024
- Was responsible for helping with a wide variety of different tasks in the office whenever it was needed
- Helped with all kinds of things that came up during the day in the whole department
- Was involved in many different projects and always supported the team with great motivation
Skills
Communication, Word, teamwork
Languages
German (native), English C1`;

const solid = `Nora Klein
nora.klein@example.org   +43 660 2223334
Education
Oct 2022 - present BSc Computer Science, TU Graz
Experience
Tutor, TU Graz, Oct 2023 - Jun 2024
- Prepared exercises in Python for 60 students
- Cut the marking time by 30 % with a test script
- Answered 15 questions a week in the forum
Projects
Bus timetable app, Mar 2024 - May 2024
- Built the offline mode in TypeScript for 200 users
Skills
Python, TypeScript, Git, SQL
Languages
German (native), English C1`;

const bankStatement = `Kontoauszug Nr. 11/2026
Sparkasse Graz
IBAN: AT61 1904 3002 3457 3201
Kontoinhaber: Max Huber
02.11.2026 Miete November -640,00
05.11.2026 Billa Filiale 211 -34,80
07.11.2026 Gehalt Café Sonne 820,00
12.11.2026 Bankomat Hauptplatz -60,00
Saldo: 1.204,33 EUR`;

const recipe = `Apple strudel
Ingredients
250 g flour
5 apples
80 g sugar
Method
Mix the flour with water and oil, let it rest for 30 minutes.
Peel the apples and cut them into slices.
Bake at 190 degrees for 35 minutes.`;

/** The verdicts that the rules were made with. */
export const tunedVerdicts: Verdicts = {
  texts: [
    { name: 'thin CV with weak points', text: thin, score: [35, 75] },
    { name: 'padded CV', text: padded, score: [35, 75] },
    { name: 'solid CV with short points', text: solid, score: [88, 100] },
    { name: 'bank statement', text: bankStatement, score: null },
    { name: 'recipe', text: recipe, score: null },
  ],
  points: [
    ['Prepared exercises in Python for 60 students', 'good'],
    ['Was responsible for helping', 'weak'],
    ['Served guests', 'weak'],
    ['Designed posters in InDesign', 'good'],
    ['Helped with different tasks in the office and supported colleagues in whatever came up', 'weak'],
    ['Trained 4 new waiters', 'good'],
    ['Kassierte an 3 Kassen', 'good'],
    ['Mithilfe bei diversen Aufgaben', 'weak'],
    ['War zuständig für die Unterstützung des Teams', 'weak'],
    ['Erstellte Lagepläne in QGIS', 'good'],
    ['Various office work', 'weak'],
    ['Wrote a script that halved the time needed for the weekly report', 'good'],
  ],
};

const thinGerman = `Leon Maier
leon.maier@example.org   0660 3334445
Ausbildung
2020 – 2025 Matura, BRG Kepler
Berufserfahrung
Aushilfe, Bäckerei Sorger, Juli 2024 – August 2024
- Mitarbeit im Verkauf
- Verschiedene Tätigkeiten
- Unterstützung des Teams
Kenntnisse
Teamfähigkeit, Word, Zuverlässigkeit
Sprachen
Deutsch (Muttersprache), Englisch B1`;

const paddedGerman = `Julia Fuchs
julia.fuchs@example.org   0660 5556667
Profil
Ich bin eine hochmotivierte, belastbare Teamplayerin mit ausgeprägter Hands-on-Mentalität.
Ausbildung
2022 – heute Betriebswirtschaft BA, FH Joanneum
Berufserfahrung
Praktikantin, Müller GmbH, Februar 2024 – Juni 2024
- War verantwortlich für die Mithilfe bei allen möglichen Aufgaben, die im Büro täglich angefallen sind
- Mitarbeit in verschiedenen Projekten der Abteilung, wobei das Team immer tatkräftig unterstützt wurde
- Unterstützung der Kolleginnen und Kollegen in allen Bereichen, in denen gerade Hilfe gebraucht wurde
Kenntnisse
Teamfähigkeit, Word, Kommunikation
Sprachen
Deutsch (Muttersprache), Englisch B2`;

const solidGerman = `David Berger
david.berger@example.org   +43 660 8889990
Ausbildung
Oktober 2022 – heute BSc Umweltsystemwissenschaften, Universität Graz
Berufserfahrung
Praktikant, Stadtwerke, Juli 2024 – September 2024
- 120 Wasserproben gezogen und in Excel ausgewertet
- Messfehler um 15 % gesenkt
- Lageplan mit QGIS erstellt
- 3 Berichte für die Gemeinde verfasst
Kenntnisse
QGIS, Excel, Probenahme
Sprachen
Deutsch (Muttersprache), Englisch B2`;

const invoice = `Invoice 2026-0142
Brandl Ltd, 4 Mill Lane, Leeds
Bill to: Owen Hart
Item Quantity Price
Printer paper 10 42.00
Toner 2 96.50
Total 139.50
Payment within 14 days to GB29 NWBK 6016 1331 9268 19
Questions: billing@brandl.example.org, +44 113 496 0000`;

const letter = `Sehr geehrte Damen und Herren,
hiermit kündige ich meinen Mietvertrag für die Wohnung Annenstraße 12 zum 31. März 2027.
Bitte bestätigen Sie mir den Erhalt dieses Schreibens und nennen Sie mir einen Termin für die Übergabe.
Mit freundlichen Grüßen
Max Huber`;

/** The verdicts that the rules never saw. */
export const heldOutVerdicts: Verdicts = {
  texts: [
    { name: 'thin CV, German', text: thinGerman, score: [35, 75] },
    { name: 'padded CV, German', text: paddedGerman, score: [35, 75] },
    { name: 'solid CV, German', text: solidGerman, score: [88, 100] },
    { name: 'invoice', text: invoice, score: null },
    { name: 'letter about a flat', text: letter, score: null },
  ],
  points: [
    ['Booked 300 invoices in SAP', 'good'],
    ['Worked with customers', 'weak'],
    ['Assisted in the daily business of the shop and did other duties as required', 'weak'],
    ['Raised 2,400 euros for the animal shelter', 'good'],
    ['Edited videos in DaVinci Resolve', 'good'],
    ['General help', 'weak'],
    ['Allgemeine Bürotätigkeiten', 'weak'],
    ['Betreuung von 12 Kindern', 'good'],
    ['Unterstützung bei allen anfallenden Arbeiten im Lager und im Verkauf des Betriebs', 'weak'],
    ['Auswertung in SPSS', 'good'],
    ['Was part of the team', 'weak'],
    ['Organised the summer party for 80 guests', 'good'],
  ],
};
