import { codeNamesDe } from '../kernel/code-names-de.messages.ts';
import { codeNamesEn } from '../kernel/code-names-en.messages.ts';
import { internshipFieldsDe } from '../internships/internship-fields-de.messages.ts';
import { internshipFieldsEn } from '../internships/internship-fields-en.messages.ts';
import type { MatchItem, MatchPart, MatchRequirement } from './cv-match.contract.ts';

type Language = 'en' | 'de';
type WorkMode = Extract<MatchRequirement, { kind: 'place' }>['workMode'];

interface MatchMessages {
  readonly parts: Readonly<Record<MatchPart, string>>;
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
    start: (date, flexible) => (flexible ? `Beginn um den ${date}` : `Beginn am ${date}`),
    weeks: (count) => `${count} ${count === 1 ? 'Woche' : 'Wochen'}`,
    hours: (count) => `${count} Stunden pro Woche`,
    openEnd: (date) => `ab ${date}`,
  },
};

const localeOf = (language: Language): string => (language === 'de' ? 'de' : 'en-GB');
const dateOf = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
const workModeText = (mode: WorkMode, language: Language): string =>
  (language === 'de' ? internshipFieldsDe : internshipFieldsEn)[`workMode.${mode}`];

/** Returns what people read of a part of a match. */
export const matchPartText = (part: MatchPart, language: Language): string => messages[language].parts[part];

/** Returns what an internship asks for, in the reader's language. */
export function requirementText(asked: MatchRequirement, language: Language): string {
  const { start, weeks, hours } = messages[language];
  switch (asked.kind) {
    case 'skill':
      return asked.label;
    case 'study': {
      const names = language === 'de' ? codeNamesDe : codeNamesEn;
      const levels = asked.levels.map((level) => names[`studyLevel.${level}`]);
      return new Intl.ListFormat(localeOf(language), { type: 'disjunction' }).format(levels);
    }
    case 'language': {
      const names = new Intl.DisplayNames([localeOf(language)], { type: 'language', fallback: 'code' });
      return `${names.of(asked.language) ?? asked.language}, ${asked.level}`;
    }
    case 'dates': {
      const from = start(dateOf(asked.from, language), asked.flexible);
      return asked.weeks === null ? from : `${from}, ${weeks(asked.weeks)}`;
    }
    case 'hours':
      return hours(asked.perWeek);
    case 'place':
      return [workModeText(asked.workMode, language), ...asked.cities].join(', ');
  }
}

const isWorkMode = (word: string): word is WorkMode => ['onsite', 'hybrid', 'remote'].includes(word);

/** Returns the words that a grade rests on: those of the CV as they stand there, those of a profile in the reader's language. */
export function evidenceText({ requirement, evidence }: MatchItem, language: Language): string | null {
  if (evidence === null || evidence.from === 'cv') return evidence?.quote ?? null;
  const { hours, openEnd } = messages[language];
  if (requirement.kind === 'hours') return hours(Number(evidence.quote));
  if (requirement.kind === 'dates') {
    const [from = '', to] = evidence.quote.split(' – ');
    return to ? `${dateOf(from, language)} – ${dateOf(to, language)}` : openEnd(dateOf(from, language));
  }
  const words = evidence.quote.split(', ');
  return words.map((word) => (isWorkMode(word) ? workModeText(word, language) : word)).join(', ');
}
