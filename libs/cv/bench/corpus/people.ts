/** What a generated CV says, which is what its reading has to find. */
export interface CvTruth {
  readonly language: 'en' | 'de' | 'fr';
  /** Which of the wordings of its language its headings have. */
  readonly wording: number;
  readonly name: string;
  readonly label: string;
  readonly email: string;
  readonly phone: string;
  readonly summary: string;
  readonly education: readonly { institution: string; degree: string; area: string; start: string; end: string }[];
  readonly work: readonly {
    position: string;
    name: string;
    start: string;
    end: string | null;
    points: readonly string[];
  }[];
  readonly skills: readonly string[];
  readonly languages: readonly (readonly [code: string, name: string, level: string])[];
}

/** Returns numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Random = () => number;
const pick = <T>(random: Random, list: readonly T[]): T => {
  const element = list[Math.floor(random() * list.length)];
  if (element === undefined) throw new Error('Nothing to choose from.');
  return element;
};
const several = <T>(random: Random, list: readonly T[], count: number): T[] =>
  list
    .map((value) => ({ value, order: random() }))
    .toSorted((left, right) => left.order - right.order)
    .slice(0, count)
    .map(({ value }) => value);

const names = {
  latin: ['Ada Weber', 'Jonas Müller', 'Clara von Stein', 'Éva Szabó', 'Marek Nowák', 'Lucía Fernández', 'Tobias Öztürk', 'Anna-Lena Huber', 'Søren Dahl', 'Niamh O’Brien', 'Paul de Vries', 'Ines Costa'],
  other: ['Анна Иванова', 'Олег Петренко', 'Ελένη Παπαδοπούλου', 'Νίκος Γεωργίου', 'Мария Соколова', '王小明'],
} as const; // prettier-ignore
const latinOf = ['anna.ivanova', 'oleg.petrenko', 'eleni.p', 'nikos.g', 'maria.s', 'wang.xm'];

const words = {
  en: {
    labels: ['Biology student with a love of field work', 'Final-year student of economics', 'Mechanical engineering undergraduate', 'Aspiring journalist and radio host'],
    summaries: ['I enjoy careful measurement and like to explain results in plain language to people who are new to the subject.', 'Student of the social sciences who wants to learn how public institutions plan and evaluate what they do.'],
    schools: ['University of Graz', 'Technical University of Denmark', 'Vienna University of Economics', 'Trinity College Dublin', 'University of Porto', 'Delft University of Technology'],
    degrees: [['BSc', 'Biology'], ['BA', 'Economics'], ['MSc', 'Mechanical Engineering'], ['BSc', 'Environmental Science'], ['MA', 'History'], ['BSc', 'Nursing']],
    positions: ['Laboratory assistant', 'Marketing intern', 'Student tutor', 'Research assistant', 'Junior developer', 'Volunteer coordinator', 'Museum guide'],
    employers: ['City Bird Station', 'Danube Logistics Ltd', 'Blue Harbour Studio', 'Northside Hospital', 'Harvest Foundation', 'Lumen Systems', 'Old Mill Museum'],
    points: ['Counted 1,200 nests in 14 districts and entered them into a shared database', 'Wrote a weekly report of two pages for a team of nine', 'Answered the questions of about 40 visitors each day', 'Reduced the time to prepare samples from 30 to 20 minutes', 'Prepared and taught twelve lessons for first-year students', 'Helped to plan an exhibition that 3,000 people visited'],
    languages: [['en', 'English', 'C1'], ['de', 'German', 'B2'], ['fr', 'French', 'A2'], ['es', 'Spanish', 'B1'], ['it', 'Italian', 'A1']],
  },
  de: {
    labels: ['Studentin der Biologie mit Freude an Feldarbeit', 'Student der Volkswirtschaft im letzten Jahr', 'Angehender Maschinenbauer aus Graz'],
    summaries: ['Ich messe gern genau und erkläre Ergebnisse in einfachen Worten, auch wenn ein Gegenstand neu ist.', 'Mich interessiert, wie öffentliche Einrichtungen planen und wie sie prüfen, was daraus geworden ist.'],
    schools: ['Universität Wien', 'Technische Universität Graz', 'Hochschule Bremen', 'FH Joanneum', 'Universität Heidelberg', 'Montanuniversität Leoben'],
    degrees: [['Bachelor', 'Biologie'], ['Master', 'Maschinenbau'], ['Bachelor', 'Volkswirtschaft'], ['Master', 'Geschichte'], ['Bachelor', 'Umweltwissenschaften']],
    positions: ['Praktikantin', 'Werkstudent', 'Studentischer Mitarbeiter', 'Laborassistentin', 'Tutor', 'Aushilfe'],
    employers: ['Donau Logistik GmbH', 'Blau Software AG', 'Stadtmuseum Graz', 'Klinikum Nord', 'Verlag Morgenrot', 'Landeslabor Steiermark'],
    points: ['Auswertung von 300 Lieferungen mit eigenen Tabellen', 'Betreuung von 40 Besuchern am Tag in zwei Sprachen', 'Erstellung eines Berichts von zwölf Seiten für die Leitung', 'Vorbereitung von Proben in der halben Zeit', 'Mitarbeit an einer Ausstellung mit 3.000 Gästen'],
    languages: [['de', 'Deutsch', 'C2'], ['en', 'Englisch', 'C1'], ['fr', 'Französisch', 'A2'], ['es', 'Spanisch', 'B1'], ['it', 'Italienisch', 'A1']],
  },
  fr: {
    labels: ['Étudiante en biologie', 'Futur journaliste et animateur de radio', 'Étudiant en génie civil'],
    summaries: ['J’aime mesurer avec soin et expliquer mes résultats simplement.', 'Je souhaite comprendre comment les villes planifient et évaluent leur action.'],
    schools: ['Université de Strasbourg', 'École normale de Rennes', 'Université Grenoble Alpes', 'Institut agricole de Dijon'],
    degrees: [['Licence', 'Biologie'], ['Master', 'Histoire'], ['Licence', 'Génie civil'], ['Master', 'Droit']],
    positions: ['Animatrice', 'Stagiaire', 'Caissier', 'Assistant de laboratoire', 'Rédactrice', 'Livreur'],
    employers: ['Musée des arts', 'Cabinet Lemoine', 'Radio Rivage', 'Boulangerie Petit', 'Agence Soleil'],
    points: ['Préparation de douze visites pour 300 élèves', 'Suivi de 40 commandes par jour', 'Création d’un guide de vingt pages', 'Mise en place d’un nouveau classement'],
    languages: [['fr', 'Français', 'C2'], ['en', 'Anglais', 'C1'], ['de', 'Allemand', 'A2'], ['es', 'Espagnol', 'B1']],
  },
} as const; // prettier-ignore
/** Every skill that the generated CVs name. */
export const corpusSkills = ['Python', 'SQL', 'QGIS', 'Microsoft Excel', 'AutoCAD', 'MATLAB', 'SPSS', 'Photoshop', 'Teamwork', 'TypeScript', 'R programming', 'Project management', 'Public speaking', 'Statistics', 'Adobe InDesign', 'SolidWorks', 'LaTeX', 'Git'] as const; // prettier-ignore

const month = (random: Random, year: number): string =>
  `${year}-${String(1 + Math.floor(random() * 9)).padStart(2, '0')}`;

function educationOf(random: Random, language: CvTruth['language']): CvTruth['education'] {
  const { schools, degrees } = words[language];
  return several(random, schools, 2).map((institution, index) => {
    const [degree, area] = pick<readonly [string, string]>(random, degrees);
    return { institution, degree, area, start: month(random, 2023 - index * 4), end: month(random, 2026 - index * 4) };
  });
}

function workOf(random: Random, language: CvTruth['language']): CvTruth['work'] {
  const { positions, employers, points } = words[language];
  const places = several(random, employers, 3);
  return several(random, positions, 2 + Math.floor(random() * 2)).map((position, index) => ({
    position,
    name: places[index] ?? '',
    start: month(random, 2025 - index),
    end: index === 0 && random() < 0.4 ? null : `${2025 - index}-${10 + Math.floor(random() * 3)}`,
    points: several(random, points, 2),
  }));
}

/** Returns an invented person's CV. @param script `other` for a name in Cyrillic, Greek or Chinese letters */
export function personOf(
  seed: number,
  language: CvTruth['language'],
  script: 'latin' | 'other' = 'latin',
  wording = 0,
): CvTruth {
  const random = seeded(seed);
  const list: readonly string[] = names[script];
  const name = pick(random, list);
  const local =
    script === 'other'
      ? (latinOf[list.indexOf(name)] ?? 'x')
      : name
          .normalize('NFKD')
          .replace(/[^A-Za-z ]/g, '')
          .toLowerCase()
          .replaceAll(' ', '.');
  const { labels, summaries, languages } = words[language];
  return {
    language,
    wording,
    name,
    label: pick(random, labels),
    email: `${local}@people.example`,
    phone: `+43 660 ${1000000 + Math.floor(random() * 8999999)}`,
    summary: pick(random, summaries),
    education: educationOf(random, language),
    work: workOf(random, language),
    skills: several(random, corpusSkills, 5 + Math.floor(random() * 4)),
    languages: several<CvTruth['languages'][number]>(random, languages, 3),
  };
}
