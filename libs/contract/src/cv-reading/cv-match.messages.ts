import type { UnmetRequirement } from '../applications/application-eligibility.ts';
import type { studyLevels, workModes } from '../internships/internship.contract.ts';
import type { MatchItem, MatchPart, MatchRequirement } from './cv-match.contract.ts';

type Language = 'en' | 'de';
type WorkMode = (typeof workModes)[number];
type StudyLevel = (typeof studyLevels)[number];
/** Returns what a client calls a level of study or a way of working: both have these names in their catalogues. */
export type MatchValueLabel = (
  ...value: [field: 'studyLevel', value: StudyLevel] | [field: 'workMode', value: WorkMode]
) => string;

/** How a grade is said: in full, by a mention only, in part, or not at all. */
type GradeName = 'shown' | 'listed' | 'related' | 'missing';

interface MatchMessages {
  readonly parts: Readonly<Record<MatchPart, string>>;
  readonly grades: Readonly<Record<GradeName, string>>;
  readonly rules: Readonly<Record<UnmetRequirement['rule'], string>>;
  readonly start: (date: string, flexible: boolean) => string;
  readonly weeks: (count: number) => string;
  readonly hours: (count: number) => string;
  readonly openEnd: (date: string) => string;
}

const messages: Readonly<Record<Language, MatchMessages>> = {
  en: {
    parts: {
      required: 'Required skills',
      preferred: 'Nice-to-have skills',
      education: 'Education',
      practical: 'Dates, hours and place',
      languages: 'Languages',
    },
    grades: { shown: 'Found', listed: 'Listed, but no example', related: 'Partly', missing: 'Not found' },
    rules: { studyLevel: 'Level of study', graduation: 'Graduation', language: 'Language', sponsorship: 'Work permit' },
    start: (date, flexible) => (flexible ? `Start around ${date}` : `Start on ${date}`),
    weeks: (count) => `${count} ${count === 1 ? 'week' : 'weeks'}`,
    hours: (count) => `${count} hours a week`,
    openEnd: (date) => `from ${date}`,
  },
  de: {
    parts: {
      required: 'Erforderliche Kenntnisse',
      preferred: 'Erwünschte Kenntnisse',
      education: 'Ausbildung',
      practical: 'Zeitraum, Stunden und Ort',
      languages: 'Sprachen',
    },
    grades: {
      shown: 'Gefunden',
      listed: 'Genannt, aber ohne Beispiel',
      related: 'Teilweise',
      missing: 'Nicht gefunden',
    },
    rules: {
      studyLevel: 'Ausbildungsstand',
      graduation: 'Abschluss',
      language: 'Sprache',
      sponsorship: 'Arbeitserlaubnis',
    },
    start: (date, flexible) => (flexible ? `Beginn um den ${date}` : `Beginn am ${date}`),
    weeks: (count) => `${count} ${count === 1 ? 'Woche' : 'Wochen'}`,
    hours: (count) => `${count} Stunden pro Woche`,
    openEnd: (date) => `ab ${date}`,
  },
};

const localeOf = (language: Language): string => (language === 'de' ? 'de' : 'en-GB');
const dateOf = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
const alternatives = (language: Language, words: readonly string[]): string =>
  new Intl.ListFormat(localeOf(language), { type: 'disjunction' }).format(words);
const languageName = (code: string, language: Language): string =>
  new Intl.DisplayNames([localeOf(language)], { type: 'language', fallback: 'code' }).of(code) ?? code;

/** Returns what people read of a part of a match. */
export const matchPartText = (part: MatchPart, language: Language): string => messages[language].parts[part];

/** Returns what people read of a grade from 0 to 1; only a skill is mentioned without being shown. */
export function matchGradeText({ grade, requirement }: Pick<MatchItem, 'grade' | 'requirement'>, language: Language) {
  const isMention = requirement.kind === 'skill' && grade >= 0.6;
  const name = grade >= 1 ? 'shown' : isMention ? 'listed' : grade > 0 ? 'related' : 'missing';
  return messages[language].grades[name];
}

/** Returns what an internship asks for, in the reader's language. */
export function requirementText(asked: MatchRequirement, language: Language, label: MatchValueLabel): string {
  const { start, weeks, hours } = messages[language];
  switch (asked.kind) {
    case 'skill':
      return asked.label;
    case 'study':
      return alternatives(
        language,
        asked.levels.map((level) => label('studyLevel', level)),
      );
    case 'language':
      return `${languageName(asked.language, language)}, ${asked.level}`;
    case 'dates': {
      const from = start(dateOf(asked.from, language), asked.flexible);
      return asked.weeks === null ? from : `${from}, ${weeks(asked.weeks)}`;
    }
    case 'hours':
      return hours(asked.perWeek);
    case 'place':
      return [label('workMode', asked.workMode), ...asked.cities].join(', ');
  }
}

const isWorkMode = (word: string): word is WorkMode => ['onsite', 'hybrid', 'remote'].includes(word);

/** Returns the words that a grade rests on: those of the CV as they stand there, those of a profile in the reader's language. */
export function evidenceText(
  { requirement, evidence }: MatchItem,
  language: Language,
  label: MatchValueLabel,
): string | null {
  if (evidence === null || evidence.from === 'cv') return evidence?.quote ?? null;
  const { hours, openEnd } = messages[language];
  if (requirement.kind === 'hours') return hours(Number(evidence.quote));
  if (requirement.kind === 'dates') {
    const [from = '', to] = evidence.quote.split(' – ');
    return to ? `${dateOf(from, language)} – ${dateOf(to, language)}` : openEnd(dateOf(from, language));
  }
  const words = evidence.quote.split(', ');
  return words.map((word) => (isWorkMode(word) ? label('workMode', word) : word)).join(', ');
}

const isStudyLevel = (word: string): word is StudyLevel => studyLevelNames.some((level) => level === word);
const studyLevelNames = [
  'secondary',
  'vocational',
  'bachelor',
  'master',
  'doctorate',
  'graduate',
] as const satisfies readonly StudyLevel[];

function neededText({ rule, needed }: UnmetRequirement, language: Language, label: MatchValueLabel): string {
  switch (rule) {
    case 'studyLevel':
      return alternatives(
        language,
        needed.split(', ').map((level) => (isStudyLevel(level) ? label('studyLevel', level) : level)),
      );
    case 'graduation':
      return needed.replace(/\d{4}-\d{2}-\d{2}/g, (day) => dateOf(day, language));
    case 'language': {
      const [code = '', level = ''] = needed.split(' ');
      return `${languageName(code, language)}, ${level}`;
    }
    case 'sponsorship': {
      const names = new Intl.DisplayNames([localeOf(language)], { type: 'region', fallback: 'code' });
      return alternatives(
        language,
        needed.split(', ').map((code) => names.of(code) ?? code),
      );
    }
  }
}

/** Returns what an internship asks of whoever may apply and a profile does not state, in the reader's language. */
export const unmetText = (unmet: UnmetRequirement, language: Language, label: MatchValueLabel): string =>
  `${messages[language].rules[unmet.rule]}: ${neededText(unmet, language, label)}`;
