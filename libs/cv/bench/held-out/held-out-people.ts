import { seeded, type CvTruth } from '../corpus/people.ts';

/* Written without looking at the words of the reader or of the other generator, and never changed to please either. */

/** Languages of the held-out CVs. */
export type HeldOutLanguage = 'en' | 'de' | 'fr';

/** What a held-out CV says beyond what is measured. */
export interface HeldOutPerson {
  readonly language: HeldOutLanguage;
  readonly truth: CvTruth;
  readonly town: string;
  readonly interests: readonly string[];
  readonly award: string;
  /** Degree and field as the CV writes them, in the order of `truth.education`. */
  readonly degreeTexts: readonly string[];
}

const names = {
  latin: ['Priya Raghunathan', 'Callum MacAskill', 'Beatriz Almeida Prado', 'Thijs van den Broek', 'Siobhán Ó Ceallaigh', 'Mohammed El-Amin', 'Zoë Kirchmayr', 'Aleksandra Wójcik', 'Florian Achleitner', 'Hélène Garnier', 'Jean-Baptiste Roux', 'Mette Østergaard'],
  other: ['Тарас Бондаренко', 'Ксения Орлова', 'Δημήτρης Αλεξίου', 'Софія Мельник', 'Ιωάννα Κωστοπούλου', 'Пётр Лебедев'],
} as const; // prettier-ignore
const mailNames = {
  latin: ['priya.r', 'callum_macaskill', 'bia.prado', 'tvdbroek', 'siobhan.oc', 'm.elamin98', 'zoe-kirchmayr', 'awojcik', 'florian.achleitner', 'h.garnier', 'jb.roux', 'mette.ostergaard'],
  other: ['t.bondarenko', 'k.orlova', 'd.alexiou', 'sofia.melnyk', 'ioanna.k', 'p.lebedev'],
} as const; // prettier-ignore
const mailHosts = ['uni-mail.example', 'students.example.org', 'post.example', 'my.example.com'];

const phones = {
  en: [
    '+44 7700 900461',
    '(020) 7946 0321',
    '07700 900 812',
    '+353 87 123 4567',
    '+1 (415) 555-0134',
    '+30 697 123 4567',
  ],
  de: ['+49 176 5550 1234', '0151 23456789', '+49 (0)30 901820', '+43 664 1234567', '+41 79 123 45 67', '0711/1234567'],
  fr: ['06 12 34 56 78', '+33 6 12 34 56 78', '+33 (0)1 70 18 00 12', '+41 22 730 51 11'],
} as const;

const contents = {
  en: {
    labels: ['Marine biologist in training', 'Second-year law student', 'Graphic designer', 'Civil engineering undergraduate, graduating 2026'],
    summaries: ['Curious and dependable student who learns fastest by doing. Looking for a six-month placement where field data and fieldwork meet.', 'I like turning vague questions into small experiments, and I am at home in a busy team.'],
    schools: ['University of Bristol', "King's College London", 'Universidade de Lisboa', 'Dublin City University', 'ETH Zürich', 'University of Leeds', 'Imperial College London', 'Cardiff Metropolitan University'],
    degrees: [['BSc (Hons) Marine Biology', 'Marine Biology'], ['Bachelor of Arts in Philosophy', 'Philosophy'], ['BEng Civil Engineering', 'Civil Engineering'], ['MSc in Data Science', 'Data Science'], ['Master of Science, Public Health', 'Public Health'], ['B.A. Graphic Design', 'Graphic Design']],
    positions: ['Barista', 'Software engineering intern', 'Summer analyst', 'Front-of-house supervisor', 'Peer mentor', 'Ward assistant', 'Content writer', 'Sales associate', 'Field technician', 'Lifeguard', 'Editorial intern', 'Data entry clerk'],
    employers: ['Costa Coffee', 'Barclays', 'Arup', 'Royal Infirmary of Edinburgh', 'Decathlon', 'Siemens Energy', 'Bakehouse & Sons', 'Kew Gardens', 'Thoughtfold', 'Camden Council', 'Harbour Press'],
    points: ['Served up to 200 guests per shift and trained three new starters', 'Cut the nightly report from four hours to 25 minutes by rewriting its queries', 'Drafted eleven articles, two of which were picked up by the national press', 'Kept the stock list of 900 items in order and ran the quarterly count', 'Logged water samples at six sites every week for a year'],
    skills: ['Java', 'Figma', 'Tableau', 'Power BI', 'Bookkeeping', 'First aid', 'Customer service', 'C++', 'Docker', 'Stata', 'Adobe Illustrator', 'Copywriting', 'Event planning', 'Fundraising', 'Linux', 'React', 'Data analysis', 'Time management', 'Revit', 'ArcGIS', 'WordPress'],
    languages: [['en', 'English', 'native'], ['fr', 'French', 'B2'], ['es', 'Spanish', 'conversational'], ['pt', 'Portuguese', 'fluent'], ['uk', 'Ukrainian', 'mother tongue']],
    towns: ['Bristol, UK', 'Dublin', 'Lisbon, Portugal', 'Leeds LS2 9JT'],
    interests: ['bouldering', 'chamber choir', 'restoring old bicycles', 'chess'],
    award: 'Dean’s List 2023',
  },
  de: {
    labels: ['Studentin der Humanmedizin', 'Angehender Wirtschaftsinformatiker', 'Mediengestalterin mit Blick fürs Detail'],
    summaries: ['Ich suche ein sechsmonatiges Praktikum, in dem ich Technik und Menschen zusammenbringen kann.', 'Zuverlässig, neugierig und gern im Gespräch: So arbeite ich am liebsten.'],
    schools: ['Ludwig-Maximilians-Universität München', 'RWTH Aachen', 'Hochschule für Technik und Wirtschaft Berlin', 'Universität St. Gallen', 'Karl-Franzens-Universität Graz', 'TU Dresden', 'Universität zu Köln'],
    degrees: [['B.Sc. Wirtschaftsinformatik', 'Wirtschaftsinformatik'], ['M.A. Germanistik', 'Germanistik'], ['Bachelor of Engineering Maschinenbau', 'Maschinenbau'], ['Masterstudium Psychologie', 'Psychologie'], ['Bachelorstudium Soziologie', 'Soziologie']],
    positions: ['Werkstudentin Controlling', 'Studentische Hilfskraft', 'Servicekraft', 'Kassierer', 'Pflegepraktikant', 'Freie Mitarbeiterin', 'Lagerhelfer', 'Nachhilfelehrer', 'Praktikant Softwareentwicklung', 'Trainee im Vertrieb'],
    employers: ['Bosch', 'Deutsche Bahn AG', 'Charité Berlin', 'REWE Markt', 'Süddeutsche Zeitung', 'Zalando SE', 'Café Morgenstern', 'Stadtwerke Münster', 'Fraunhofer-Institut für Produktionstechnik'],
    points: ['Monatliche Berichte für fünf Abteilungen erstellt und vorgestellt', 'Rund 150 Gäste pro Schicht bedient', 'Ein Werkzeug zur Fehlersuche geschrieben, das heute vier Teams nutzen', 'Acht Schülerinnen und Schüler auf das Abitur vorbereitet', 'Wareneingang mit 300 Positionen täglich geprüft'],
    skills: ['Java', 'SAP', 'MS Office', 'Buchhaltung', 'Teamfähigkeit', 'Linux', 'CATIA', 'C#', 'Datenanalyse', 'Projektmanagement', 'Figma', 'InDesign', 'Power BI', 'Erste Hilfe', 'Statistik', 'Docker'],
    languages: [['de', 'Deutsch', 'Muttersprache'], ['en', 'Englisch', 'verhandlungssicher'], ['fr', 'Französisch', 'B1'], ['nl', 'Niederländisch', 'Grundkenntnisse'], ['tr', 'Türkisch', 'fließend']],
    towns: ['80799 München', '52062 Aachen', 'Graz', '01069 Dresden'],
    interests: ['Klettern', 'Kammermusik', 'Fahrradreparatur', 'Schach'],
    award: 'Deutschlandstipendium 2023',
  },
  fr: {
    labels: ['Étudiante en sciences politiques', 'Futur ingénieur mécanicien', 'Étudiant en informatique'],
    summaries: ['Étudiante curieuse et rigoureuse, je cherche un stage de six mois pour mettre mes acquis en pratique.', 'J’aime résoudre des problèmes concrets et travailler avec des gens venus d’ailleurs.'],
    schools: ['Université Lyon 2', 'Sorbonne Université', 'INSA Toulouse', 'Université de Lausanne', 'Université de Bordeaux'],
    degrees: [['Licence de sociologie', 'sociologie'], ['Master Informatique', 'Informatique'], ['Licence Économie et gestion', 'Économie et gestion'], ['Master Génie mécanique', 'Génie mécanique']],
    positions: ['Stagiaire en communication', 'Assistante de recherche', 'Vendeur', 'Serveuse', 'Développeur web', 'Tutrice de mathématiques'],
    employers: ['Mairie de Nantes', 'Fnac', 'Laboratoire Cuvier', 'Librairie Mollat', 'Groupe Lafayette', 'Brasserie du Port'],
    points: ['Rédaction de douze articles pour le site de la ville', 'Accueil de 150 clients par jour', 'Analyse de 300 questionnaires sous Excel', 'Création d’un outil de suivi utilisé par quatre équipes'],
    skills: ['Java', 'Excel', 'Comptabilité', 'Travail en équipe', 'Figma', 'Docker', 'Statistiques', 'Gestion de projet', 'Photoshop', 'Linux', 'Canva', 'Python'],
    languages: [['fr', 'Français', 'langue maternelle'], ['en', 'Anglais', 'courant'], ['es', 'Espagnol', 'B1'], ['de', 'Allemand', 'notions']],
    towns: ['69007 Lyon', 'Toulouse', '1015 Lausanne', 'Bordeaux'],
    interests: ['escalade', 'musique de chambre', 'échecs', 'cuisine'],
    award: 'Bourse au mérite 2023',
  },
} as const; // prettier-ignore

type Random = () => number;
const pick = <T>(random: Random, list: readonly T[]): T => {
  const element = list[Math.floor(random() * list.length)];
  if (element === undefined) throw new Error('Nothing to choose from.');
  return element;
};

function several<T>(random: Random, list: readonly T[], count: number): T[] {
  const rest = [...list];
  return Array.from({ length: Math.min(count, rest.length) }, () =>
    rest.splice(Math.floor(random() * rest.length), 1),
  ).flat();
}

const monthOf = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}`;

function studiesOf(random: Random, language: HeldOutLanguage): { education: CvTruth['education']; texts: string[] } {
  const { schools, degrees } = contents[language];
  const chosen = several<readonly [string, string]>(random, degrees, 2);
  const education = several<string>(random, schools, 2).map((institution, index) => ({
    institution,
    degree: chosen[index]?.[0] ?? '',
    area: chosen[index]?.[1] ?? '',
    start: monthOf(2023 - index * 3, 9 + Math.floor(random() * 2)),
    end: monthOf(2026 - index * 3, 5 + Math.floor(random() * 3)),
  }));
  return { education, texts: chosen.map(([text]) => text) };
}

function jobsOf(random: Random, language: HeldOutLanguage): CvTruth['work'] {
  const { positions, employers, points } = contents[language];
  const places = several<string>(random, employers, 3);
  return several<string>(random, positions, 2 + Math.floor(random() * 2)).map((position, index) => ({
    position,
    name: places[index] ?? '',
    start: monthOf(2025 - index, 1 + Math.floor(random() * 5)),
    end: index === 0 && random() < 0.5 ? null : monthOf(2025 - index, 7 + Math.floor(random() * 5)),
    points: several<string>(random, points, 2),
  }));
}

/**
 * Returns an invented person, the same for the same seed.
 * @param script `other` for a name in Cyrillic or Greek letters
 */
export function heldOutPerson(seed: number, language: HeldOutLanguage, script: 'latin' | 'other'): HeldOutPerson {
  const random = seeded(seed * 7_919 + 13);
  const content = contents[language];
  const position = Math.floor(random() * names[script].length);
  const { education, texts } = studiesOf(random, language);
  const truth: CvTruth = {
    language,
    wording: 0,
    name: names[script][position] ?? '',
    label: pick<string>(random, content.labels),
    email: `${mailNames[script][position] ?? 'x'}@${pick(random, mailHosts)}`,
    phone: pick<string>(random, phones[language]),
    summary: pick<string>(random, content.summaries),
    education,
    work: jobsOf(random, language),
    skills: several<string>(random, content.skills, 5 + Math.floor(random() * 4)),
    languages: several<CvTruth['languages'][number]>(random, content.languages, 3),
  };
  return {
    language,
    truth,
    town: pick<string>(random, content.towns),
    interests: several<string>(random, content.interests, 2),
    award: content.award,
    degreeTexts: texts,
  };
}
