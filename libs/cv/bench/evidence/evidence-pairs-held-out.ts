import type { EvidenceCv } from './evidence-pairs.ts';

/* Never looked at while the rules were made. */

const foresterGerman = `Sophie Auer
sophie.auer@example.org
Bildungsweg
BOKU Wien, Bachelor Forstwirtschaft, 2022 – heute
Praktische Erfahrung
Ferialarbeit bei den Bundesforsten, Sommer 2024
- Baumpflege und Kartierung von 40 Hektar mit ArcGIS
- Bodenkunde: Proben aus 18 Profilen
Sonstiges
Führerschein Klasse B, Motorsägenkurs
Ehrenamt
Jugendarbeit im Alpenverein`;

const marketingEnglish = `Priya Nair
priya.nair@example.org
Education
BSc Marketing, University of Bath, 2022 - 2025
Experience
Intern, Greenleaf Ltd, Jun 2024 - Sep 2024
- Wrote 14 press releases and ran the newsletter
- Market research with 210 customers
Skills
SEO, Canva, social media, negotiation
Languages
English, Hindi`;

const teacherGerman = `Mathias Egger
Studium
Lehramt Mathematik und Physik, Universität Wien, 2021 – heute
Berufspraxis
Nachhilfe für 9 Schüler, seit 2022
Unterrichtsplanung im Schulpraktikum, BRG 7, 2024
Kompetenzen
Klassenführung, Moodle, Geduld
Interessen
Gitarre, Gärtnern`;

const chemistEnglish = `Hannah Cole
hannah.cole@example.org
Education
MSc Chemistry, University of York, 2024 - present
Projects
Thesis: organic synthesis of dyes, measured with mass spectrometry
Experience
Lab assistant, 2023
- Titration and sample preparation for 60 students
Other skills
Literature search, LaTeX
Clean driving licence (category B)`;

const socialGerman = `Fatma Yildiz
fatma.yildiz@example.org
Ausbildung
FH Campus Wien, Soziale Arbeit BA, 2023 – heute
Erfahrungen
Caritas, Mitarbeit in der Schuldnerberatung, 2024
- Deeskalation und Konfliktlösung in 25 Gesprächen
Kenntnisse
Einfühlungsvermögen, Erste-Hilfe-Kurs, Dolmetschen (Türkisch)
Sprachen
Türkisch Muttersprache, Deutsch C2`;

const logisticsEnglish = `Ben Osei
ben.osei@example.org
Work history
Warehouse assistant, ParcelPoint, 2022 - 2024
- Stock control for 4,000 items, trained 3 colleagues
Education
BTEC Supply chain management, 2020 - 2022
Key skills
Forklift driving, time management, Excel
Licences: B, C`;

const scientistGerman = `Clara Winter
Ausbildung
MSc Molekularbiologie, Universität Wien, 2023 – 2025
Forschungserfahrung
Zellkultur und Durchflusszytometrie am Institut für Krebsforschung, 2024
Methoden
PCR, Gelelektrophorese, Statistik mit R
Sprachen
Deutsch, Englisch C1`;

const spanishFrench = `Julien Martin
Formation
Master en droit, Université de Nantes, 2021 – 2023
Expérience
Stage, cabinet Leroy, 2023
- Rédaction de contrats
Compétences
Excel, travail en équipe
Langues
français, espagnol B2`;

const mediaGerman = `Timo Ritter
timo.ritter@example.org
Profil
Ich schneide Videos und fotografiere seit fünf Jahren.
Ausbildung
Publizistik, Universität Wien, seit 2023
Projekte
Podcast "Stadtgeräusche": Tonbearbeitung in Audacity, 12 Folgen
Kenntnisse
Videoschnitt, Adobe Premiere, Pressearbeit, ohne Erfahrung in Datenjournalismus`;

const physioEnglish = `Isla Grant
isla.grant@example.org
Education
BSc Physiotherapy, Glasgow Caledonian University, 2022 - present
Experience
Sports club volunteer: massage and exercise instruction for a team of 18
Certificates
First aid at work, 2025
Skills
Anatomy, empathy
No driving licence`;

/** As the other pairs, for the figures of CVs that the rules never saw. */
export const heldOutEvidencePairs: readonly EvidenceCv[] = [
  {
    name: 'forestry, German',
    text: foresterGerman,
    postings: [
      { Forestry: 'shown', 'Tree care': 'shown', ArcGIS: 'shown' },
      { 'Soil science': 'shown', 'Driving licence B': 'shown', 'Youth work': 'shown' },
      { Jugendarbeit: 'shown', Buchhaltung: 'missing', QGIS: 'related' },
    ],
  },
  {
    name: 'marketing, English',
    text: marketingEnglish,
    postings: [
      { Pressemitteilungen: 'shown', Marktforschung: 'shown', Suchmaschinenoptimierung: 'listed' },
      { Verhandlungsführung: 'listed', 'Social Media': 'listed', Marketing: 'shown' },
      { 'Newsletter writing': 'shown', Python: 'missing' },
    ],
  },
  {
    name: 'teaching, German',
    text: teacherGerman,
    postings: [
      { Tutoring: 'shown', 'Lesson planning': 'shown', Mathematics: 'shown' },
      { 'Classroom management': 'listed', 'Learning platforms': 'listed', Patience: 'listed' },
      { Gardening: 'listed', Physik: 'shown', Chemie: 'missing' },
    ],
  },
  {
    name: 'chemistry, English',
    text: chemistEnglish,
    postings: [
      { Chemie: 'shown', 'Organische Chemie': 'shown', Massenspektrometrie: 'shown' },
      { Probenvorbereitung: 'shown', Literaturrecherche: 'listed', LaTeX: 'listed' },
      { 'Driving licence B': 'shown', 'Führerschein C': 'missing' },
    ],
  },
  {
    name: 'social work, German',
    text: socialGerman,
    postings: [
      { 'Social work': 'shown', 'Debt counselling': 'shown', 'Conflict resolution': 'shown' },
      { Empathy: 'listed', 'First aid': 'listed', Interpreting: 'listed' },
      { Übersetzen: 'related', Sozialarbeit: 'shown', Marketing: 'missing' },
    ],
  },
  {
    name: 'logistics, English',
    text: logisticsEnglish,
    postings: [
      { Bestandsmanagement: 'shown', Lieferkettenmanagement: 'shown', Zeitmanagement: 'listed' },
      { Staplerfahren: 'shown', 'Driving licence B': 'shown', 'Driving licence C': 'shown' },
      { Lagerverwaltung: 'related', Chemie: 'missing' },
    ],
  },
  {
    name: 'molecular biology, German',
    text: scientistGerman,
    postings: [
      { 'Molecular biology': 'shown', 'Cell culture': 'shown', 'Flow cytometry': 'shown' },
      { 'Gel electrophoresis': 'listed', Statistics: 'listed', 'R programming': 'listed' },
      { Mikrobiologie: 'related', Buchbinden: 'missing' },
    ],
  },
  {
    name: 'law, French',
    text: spanishFrench,
    postings: [
      { Excel: 'listed', 'Contract drafting': 'not compared', Teamwork: 'not compared' },
      { Vertragsrecht: 'not compared', Arbeitsrecht: 'not compared' },
      { 'Legal research': 'not compared', 'Microsoft Excel': 'listed' },
    ],
  },
  {
    name: 'media, German',
    text: mediaGerman,
    postings: [
      { 'Audio editing': 'shown', 'Video editing': 'listed', 'Press relations': 'listed' },
      { Podcasting: 'shown', 'Adobe Premiere': 'listed', 'Data journalism': 'missing' },
      { Zoologie: 'missing', Tonbearbeitung: 'shown' },
    ],
  },
  {
    name: 'physiotherapy, English',
    text: physioEnglish,
    postings: [
      { Physiotherapie: 'shown', Massage: 'shown', Anatomie: 'listed' },
      { 'Erste Hilfe': 'listed', Empathie: 'listed', 'Führerschein B': 'missing' },
      { 'Exercise instruction': 'shown', Trainingsanleitung: 'shown' },
    ],
  },
];
