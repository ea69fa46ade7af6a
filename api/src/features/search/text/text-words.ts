import { foldAccents } from '@prentice/contract';
const PLAIN = /^[\x20-\x7e]*$/;
/** Returns whether a text is of letters without marks only, so that it is spelt in one way. */
export const isPlainAscii = (text: string): boolean => PLAIN.test(text);

const letterReplacements: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** Folds a text to lower case without marks and special letters, so that "Zürich" is found by "zurich". */
export function foldText(text: string): string {
  if (isPlainAscii(text)) return text.toLowerCase();
  const bare = foldAccents(text);
  return bare.replace(/[ßøłđæœı]/g, (letter) => letterReplacements[letter] ?? letter);
}

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' };

/** Writes umlauts as two letters, as people without them on their keyboard do. */
export const spellOutUmlauts = (text: string): string =>
  text.replace(/[äöüÄÖÜ]/g, (letter) => umlauts[letter] ?? letter);

const WORD = /[\p{L}\p{N}]+[+#]*/gu;
const PLAIN_WORD = /[a-z0-9]+[+#]*/g;

/** Splits a text into its words, folded. "C++" and "C#" are words. */
export const wordsOf = (text: string): string[] =>
  (isPlainAscii(text) ? text.toLowerCase().match(PLAIN_WORD) : foldText(text).match(WORD)) ?? [];

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Stop words of English and German. */
const stopWords = setOf(
  'a an and are as at be been but by can do for from has have he her his how if in into is it its more most no not of on ' +
    'or our out she so some such than that the their them then there these they this those to up us was we were what when ' +
    'which who will with would you your am an auf aus bei bis das dass dem den der des die du durch ein eine einem einen ' +
    'einer eines er es fur hat ich ihr im ist mit nach nicht oder sein sich sie sind so uber um und uns von vor war was ' +
    'wenn wer wie wir wird zu zum zur als am beim bin fuers mich mir mein meine ohne unter vom something anything some any ' +
    'irgendwas irgendetwas etwas was irgendein irgendeine gerne ab',
);

export const isStopWord = (word: string): boolean => stopWords.has(word);

/** Words that every internship could be asked for with: they say nothing about which. Folded. */
const fillers = setOf(
  'intern interns internship internships placement placements traineeship trainee apprenticeship apprentice job jobs work ' +
    'working career careers vacancy vacancies opening openings opportunity opportunities offer offers position positions ' +
    'role roles summer winter spring autumn semester gap year student students studies degree bachelor master masters msc ' +
    'bsc undergraduate graduate entry level beginner paid part full time fulltime parttime near wanted looking search find ' +
    'want abroad company companies m w d x praktikum praktika praktikums praktikumsplatz praktikumsstelle praktikant ' +
    'praktikanten praktikantin schnupperpraktikum pflichtpraktikum sommerpraktikum ferialpraktikum ferialpraktikant ' +
    'auslandspraktikum schulerpraktikum werkstudent werkstudentin werkstudenten werkstudentenjob stelle stellen ' +
    'stellenangebot stellenangebote ferienjob ferienjobs ferialjob sommerjob nebenjob studentenjob studentenjobs studienjob ' +
    'minijob teilzeit vollzeit bereich branche studium studiengang student studentin studenten studierende studierender ' +
    'absolvent absolventin absolventen ausbildung lehre lehrling lehrstelle arbeit arbeiten gesucht suche gesuch sommer ' +
    'bezahlt bezahltes ausland firma unternehmen jahr studentjob studienanfanger ferien semesterferien pflichtpraktika ' +
    'freshman sophomore speaking looking helping like please first second third months month weeks week monat monate wochen ' +
    'january february march april may june july august september october november december januar janner februar marz mai juni ' +
    'juli oktober dezember experience erfahrung vorkenntnisse required needed berufserfahrung umgebung umkreis surroundings surrounding ' +
    'around nearby nahe area region grossraum raum deadline deadlines frist bewerbungsfrist bewerbungsschluss salary sofort ' +
    'immediately asap starting starts beginning beginn startdatum available verfugbar km next kommenden nachsten',
);

const students = setOf('student students studierende studierender studentin studenten');

/** Returns whether a word says that somebody studies what is named before it: "nursing student". */
export const isStudentWord = (word: string): boolean => students.has(word);

const YEAR = /^20\d\d$/;

/** Returns whether a word of a query says nothing about which internship is meant. */
export const isFiller = (word: string): boolean => fillers.has(word) || YEAR.test(word);

/** Ranks and roles that belong to many occupations: they need not be in what is found. Folded. */
const roleWords = setOf(
  'manager assistant assistants specialist officer expert associate coordinator executive junior senior lead leader head ' +
    'team professional worker staff helper aide agent representative technician operator supervisor director practitioner ' +
    'support mitarbeiter mitarbeiterin assistent assistentin assistenz fachkraft fachmann fachfrau spezialist spezialistin ' +
    'leiter leiterin leitung referent referentin sachbearbeiter sachbearbeiterin hilfskraft hilfe aushilfe helfer helferin ' +
    'kaufmann kauffrau techniker experte expertin koordinator koordinatorin wesen wissenschaft wissenschaften kunde',
);

/** Returns whether a word says in which rank somebody works rather than what on. */
export const isRoleWord = (word: string): boolean => roleWords.has(word);

/** Kinds of employers and of parts of them: after a subject they say nothing more. Folded. */
const workplaceWords = setOf(
  'agency agencies firm firms startup startups office offices studio studios department departments ' +
    'agentur agenturen buro buros abteilung abteilungen',
);

/** Returns whether a word says at what kind of employer somebody works rather than what on: "design agency". */
export const isWorkplaceWord = (word: string): boolean => workplaceWords.has(word);

/** Endings of English and German nouns and verbs, the longest first. A stem is always a beginning of its word. */
const endings =
  'erinnen innen ments ungen erin isch ment ings ung ions ion ers ist ors ies ing ern er or in en es em ed e n s y'.split(
    ' ',
  );
const MIN_STEM_LENGTH = 4;
/** "Policy" and "police" are not forms of one word. */
const MIN_LENGTH_BEFORE_Y = 6;
const leastLength = (ending: string): number =>
  ending === 'y' || ending === 'ies' ? MIN_LENGTH_BEFORE_Y : MIN_STEM_LENGTH;

/** The endings by their last letter: most words are compared with few of them. */
const endingsByLetter = Map.groupBy(endings, (ending) => ending.at(-1));

/** Returns a folded word without its ending: a light stem for English and German, which forgives number and gender. */
export function stemOf(word: string): string {
  if (word.length <= MIN_STEM_LENGTH) return word;
  for (const ending of endingsByLetter.get(word.at(-1)) ?? [])
    if (word.endsWith(ending) && word.length - ending.length >= leastLength(ending))
      return word.slice(0, -ending.length);
  return word;
}

/** Returns how many slips of the fingers are forgiven in a word of a length. */
export const allowedTypos = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : 2);
