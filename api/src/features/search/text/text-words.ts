const PLAIN = /^[\x20-\x7e]*$/;
/** Returns whether a text is of letters without marks only, so that it is spelt in one way. */
export const isPlain = (text: string): boolean => PLAIN.test(text);

const letterReplacements: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** Lower case without marks, so that "Zürich" is found by "zurich". */
export function foldText(text: string): string {
  if (isPlain(text)) return text.toLowerCase();
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.replace(/[ßøłđæœı]/g, (letter) => letterReplacements[letter] ?? letter);
}

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' };

/** Writes umlauts as two letters, as people without them on their keyboard do. */
export const spellOutUmlauts = (text: string): string =>
  text.replace(/[äöüÄÖÜ]/g, (letter) => umlauts[letter] ?? letter);

const WORD = /[\p{L}\p{N}]+[+#]*/gu;
const PLAIN_WORD = /[a-z0-9]+[+#]*/g;

/** The words of a text, folded. "C++" and "C#" are words. */
export const wordsOf = (text: string): string[] =>
  (isPlain(text) ? text.toLowerCase().match(PLAIN_WORD) : foldText(text).match(WORD)) ?? [];

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
    'juli oktober dezember',
);

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
