/**
 * How a requirement is answered by a CV: in a study or job, in a list, by a related skill, not at all, or in words that
 * cannot be compared.
 */
export type ExpectedGrade = 'shown' | 'listed' | 'related' | 'missing' | 'not compared';

/** A CV with the postings it is held against: what each asks for, with the grade that a careful reader gives. */
export interface EvidenceCv {
  readonly name: string;
  readonly text: string;
  readonly postings: readonly Readonly<Record<string, ExpectedGrade>>[];
}

/* Written before the rules that they judge; those in `evidence-pairs-held-out.ts` were never looked at while the rules
   were made. */

const ecologyGerman = `Lena Moser
lena.moser@example.org   +43 660 1234567
Ausbildung
2023 – heute   BSc Ökologie, Universität Graz
Berufserfahrung
Juli 2025 – August 2025   Praktikantin, Naturschutzbund Steiermark
- Feldarbeit an der Mur mit 14 Probestellen
- Artenbestimmung von Insekten
Kenntnisse
Gewässerkunde, QGIS, Führerschein B
Sprachen
Deutsch (Muttersprache), Englisch B2`;

const ecologyEnglish = `Owen Hart
owen.hart@example.org   +44 7700 900123
Education
2022 – present   BSc Environmental Science, University of Leeds
Experience
Jun 2025 – Aug 2025   Field assistant, River Trust
- Took water samples at 22 sites and logged them in QGIS
- Led 3 hydrology walks for schools
Languages
English (native), German A2
Driving licence B`;

const nurseGerman = `Amir Kovac
amir.kovac@example.org
Ausbildung
2022 – 2025 Diplom Gesundheits- und Krankenpflege, FH Salzburg
Berufserfahrung
2024 – 2025 Pflegepraktikum, Landesklinik Hallein
- Wundversorgung bei 20 Patienten
- Blutabnahme unter Aufsicht
Kenntnisse: Erste Hilfe, Teamfähigkeit, Microsoft Excel
Sprachen: Deutsch, Bosnisch`;

const accountantEnglish = `Mira Lang
mira.lang@example.org
EDUCATION
BA Business Administration, WU Vienna, 2022 - 2025
WORK EXPERIENCE
Accounts assistant, Brandl GmbH, Mar 2024 - Sep 2024
- Booked 300 invoices a month and prepared the VAT return
- Supported payroll for 45 employees
SKILLS
Excel, SAP, cost accounting, teamwork
INTERESTS
Volleyball, cooking`;

const developerGerman = `Jonas Weber
jonas.weber@example.org
Studium
Seit Oktober 2023 Informatik (BSc), TU Wien
Projekte
Vereinswebsite: mit React und TypeScript umgesetzt, automatisierte Tests mit Playwright
Praxis
Werkstudent, Kastner GmbH, 2024 – 2025
- Datenbankentwurf für 3 Dienste in PostgreSQL
Kenntnisse
Versionsverwaltung (Git), Maschinelles Lernen, keine Erfahrung mit Kubernetes
Interessen
Fotografie`;

const lawyerGerman = `Eva Brunner
Ausbildung
Diplomstudium Rechtswissenschaften, Universität Innsbruck, 2021 – heute
Erfahrung
Ferialpraxis, Kanzlei Hofer, Juli 2024
- Vertragsentwürfe für 12 Mandanten vorbereitet
- Rechtsrecherche in RIS und RDB
Kenntnisse
Arbeitsrecht, Datenschutzrecht, MS Office`;

const kitchenEnglish = `Tom Reed
tom.reed@example.org
Experience
Kitchen assistant, Café Linde, 2023 - 2025
- Prepared lunch for 120 guests a day, kept the HACCP records
Volunteering
Scouts, group leader: organised a summer camp for 30 children
Skills
Baking, customer service, first aid
Certificates
Forklift licence, Food hygiene level 2`;

const frenchCv = `Claire Dubois
claire.dubois@example.org
Formation
2022 – 2025 Licence en biologie, Université de Lyon
Expérience professionnelle
Juin 2024 – août 2024 Stagiaire, Parc naturel
- Travail de terrain sur 12 sites
Compétences
Python, QGIS
Langues
Français (langue maternelle), anglais C1`;

const designerEnglish = `Nadia Fox
nadia.fox@example.org
Profile
Graphic designer with a love of typography.
Education
2021 - 2024 BA Graphic Design, Falmouth University
Projects
Poster series for a theatre: layout in Adobe InDesign, printed by screen printing
Skills
Figma, Illustrator, photo editing`;

const engineerGerman = `Paul Steiner
Ausbildung
HTL Maschinenbau, 2018 – 2023
Berufserfahrung
Ferialpraktikant, Böhler, 2022
- Technische Zeichnungen in SolidWorks erstellt
- Qualitätskontrolle an 200 Teilen pro Woche
Besondere Kenntnisse
SPS-Programmierung, Schweißen, Staplerschein
Führerscheine: B, BE`;

/** CVs in German, English and French against postings in German and English. */
export const evidencePairs: readonly EvidenceCv[] = [
  {
    name: 'ecology, German',
    text: ecologyGerman,
    postings: [
      { Ecology: 'shown', 'Field work': 'shown', 'Species identification': 'shown' },
      { Hydrology: 'listed', 'Driving licence B': 'shown', QGIS: 'listed' },
      { Ökologie: 'shown', Gewässerkunde: 'listed', Bodenkunde: 'related' },
      { 'Project management': 'missing', 'Environmental monitoring': 'related' },
    ],
  },
  {
    name: 'ecology, English',
    text: ecologyEnglish,
    postings: [
      { 'Driving licence B': 'shown', Hydrology: 'shown', QGIS: 'shown' },
      { 'Führerschein B': 'shown', Gewässerkunde: 'shown', Umweltmonitoring: 'shown' },
      { Buchhaltung: 'missing', Botanik: 'missing' },
    ],
  },
  {
    name: 'nursing, German',
    text: nurseGerman,
    postings: [
      { Nursing: 'shown', 'Wound care': 'shown', 'Blood sampling': 'shown' },
      { 'First aid': 'listed', Teamwork: 'listed', Excel: 'listed' },
      { Krankenpflege: 'shown', Altenpflege: 'related', Radiologie: 'missing' },
    ],
  },
  {
    name: 'accounting, English',
    text: accountantEnglish,
    postings: [
      { Kostenrechnung: 'listed', Lohnverrechnung: 'shown', Teamfähigkeit: 'listed' },
      { 'SAP ERP': 'listed', Invoicing: 'shown', 'Value added tax': 'shown' },
      { Kochen: 'listed', Logistik: 'missing' },
    ],
  },
  {
    name: 'software, German',
    text: developerGerman,
    postings: [
      { React: 'shown', TypeScript: 'shown', 'Playwright testing': 'shown' },
      { 'Database design': 'shown', PostgreSQL: 'shown', 'Machine learning': 'listed' },
      { Git: 'listed', Kubernetes: 'missing', Photography: 'listed' },
    ],
  },
  {
    name: 'law, German',
    text: lawyerGerman,
    postings: [
      { 'Labour law': 'listed', 'Data protection law': 'listed', 'Contract drafting': 'shown' },
      { 'Legal research': 'shown', 'Microsoft Office': 'listed', Steuerrecht: 'missing' },
      { Strafrecht: 'missing', Arbeitsrecht: 'listed' },
    ],
  },
  {
    name: 'kitchen, English',
    text: kitchenEnglish,
    postings: [
      { Backen: 'listed', Kundenservice: 'listed', 'Erste Hilfe': 'listed' },
      { Staplerfahren: 'shown', Lebensmittelsicherheit: 'shown', 'Holiday camps': 'shown' },
      { 'Social work': 'missing', 'Scout leadership': 'shown' },
    ],
  },
  {
    name: 'biology, French',
    text: frenchCv,
    postings: [
      { Python: 'listed', QGIS: 'listed', 'Field work': 'not compared' },
      { Feldarbeit: 'not compared', Biologie: 'shown' },
      { Hydrology: 'not compared', ArcGIS: 'related' },
    ],
  },
  {
    name: 'design, English',
    text: designerEnglish,
    postings: [
      { Typografie: 'listed', Grafikdesign: 'shown', Siebdruck: 'shown' },
      { Bildbearbeitung: 'listed', 'Adobe InDesign': 'shown', Figma: 'listed' },
      { 'Adobe Illustrator': 'listed', Webdesign: 'missing' },
    ],
  },
  {
    name: 'engineering, German',
    text: engineerGerman,
    postings: [
      { 'Technical drawing': 'shown', SolidWorks: 'shown', 'PLC programming': 'listed' },
      { Welding: 'listed', 'Forklift driving': 'shown', 'Driving licence B': 'shown' },
      { Qualitätskontrolle: 'shown', Robotik: 'related', Thermodynamik: 'missing' },
    ],
  },
];
