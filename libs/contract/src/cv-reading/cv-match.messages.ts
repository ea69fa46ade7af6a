import type { UnmetRequirement } from '../applications/application-eligibility.ts';
import { dateLocale } from '../kernel/days.ts';
import type { studyLevels, workModes } from '../internships/internship.contract.ts';
import type { MatchEvidence, MatchItem, MatchRequirement } from './cv-match.contract.ts';
import { isFoundSkill, type MatchPart, type RequiredSkillCount, type SkillCount } from './match-parts.ts';

type Language = 'en' | 'de';
type WorkMode = (typeof workModes)[number];
type StudyLevel = (typeof studyLevels)[number];
/** Returns what a client calls a level of study or a way of working: both have these names in their catalogues. */
export type MatchValueLabel = (
  ...value: [field: 'studyLevel', value: StudyLevel] | [field: 'workMode', value: WorkMode]
) => string;

/**
 * How a grade is said: in full, by a mention only, not at all, or not compared. What is found in part is said by its
 * requirement.
 */
type GradeName = 'shown' | 'listed' | 'missing' | 'notCompared';

interface MatchMessages {
  readonly parts: Readonly<Record<MatchPart, string>>;
  readonly grades: Readonly<Record<GradeName, string>>;
  readonly related: (skill: string | undefined) => string;
  /** What is found in part, for every other kind of requirement. */
  readonly partly: Readonly<Record<Exclude<MatchRequirement['kind'], 'skill'>, string>>;
  readonly unstatedLevel: string;
  readonly skillsOf: (count: RequiredSkillCount) => string;
  readonly requiredSkills: (count: RequiredSkillCount) => string;
  readonly noSkills: (total: number) => string;
  /** How many of the skills that were found have no example; `all` where none of several has one. */
  readonly noExample: Readonly<Record<'one' | 'all', string>> & { readonly some: (listed: number) => string };
  readonly notCompared: (count: number) => string;
  readonly hiddenText: (pages: string) => string;
  readonly rules: Readonly<Record<UnmetRequirement['rule'], string>>;
  /** The window in which studies should end; one end may be open. */
  readonly graduation: (from: string | null, to: string | null) => string;
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
    grades: {
      shown: 'Found',
      listed: 'Listed, but no example',
      missing: 'Not found',
      notCompared: 'Not compared: the CV is in another language',
    },
    related: (skill) => (skill ? `Related skill: ${skill}` : 'Related skill'),
    partly: {
      study: 'Another level of study',
      language: 'Lower level',
      dates: 'Free for part of this time',
      hours: 'Fewer hours',
      place: 'Same country',
    },
    unstatedLevel: 'Level not stated',
    skillsOf: ({ found: foundCount, total }) => `${foundCount} of ${total}`,
    requiredSkills: ({ found: foundCount, total }) =>
      `${foundCount} of ${total} required ${total === 1 ? 'skill' : 'skills'}`,
    noSkills: (total) => `None of ${total} required skills found`,
    noExample: {
      one: 'without an example',
      all: 'none with an example',
      some: (listed) => `${listed} without an example`,
    },
    notCompared: (count) => `${count} not compared`,
    hiddenText: (pages) => `Contains text a reader cannot see, which was not counted${pages && ` (page ${pages})`}`,
    rules: { studyLevel: 'Level of study', graduation: 'Graduation', language: 'Language', sponsorship: 'Work permit' },
    graduation: (from, to) => (from && to ? `between ${from} and ${to}` : from ? `from ${from}` : `until ${to}`),
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
      missing: 'Nicht gefunden',
      notCompared: 'Nicht verglichen: anderssprachiger Lebenslauf',
    },
    related: (skill) => (skill ? `Verwandte Kenntnis: ${skill}` : 'Verwandte Kenntnis'),
    partly: {
      study: 'Anderer Ausbildungsstand',
      language: 'Niedrigeres Niveau',
      dates: 'Für einen Teil der Zeit verfügbar',
      hours: 'Weniger Stunden',
      place: 'Im selben Land',
    },
    unstatedLevel: 'Niveau nicht angegeben',
    skillsOf: ({ found: foundCount, total }) => `${foundCount} von ${total}`,
    requiredSkills: ({ found: foundCount, total }) =>
      `${foundCount} von ${total} erforderlichen ${total === 1 ? 'Kenntnis' : 'Kenntnissen'}`,
    noSkills: (total) => `Keine von ${total} erforderlichen Kenntnissen gefunden`,
    noExample: { one: 'ohne Beispiel', all: 'keine mit Beispiel', some: (listed) => `${listed} ohne Beispiel` },
    notCompared: (count) => `${count} nicht verglichen`,
    hiddenText: (pages) => `Enthält unsichtbaren Text, der nicht zählt${pages && ` (Seite ${pages})`}`,
    rules: {
      studyLevel: 'Ausbildungsstand',
      graduation: 'Abschluss',
      language: 'Sprache',
      sponsorship: 'Arbeitserlaubnis',
    },
    graduation: (from, to) => (from && to ? `zwischen ${from} und ${to}` : from ? `ab ${from}` : `bis ${to}`),
    start: (date, flexible) => (flexible ? `Beginn um den ${date}` : `Beginn am ${date}`),
    weeks: (count) => `${count} ${count === 1 ? 'Woche' : 'Wochen'}`,
    hours: (count) => `${count} Stunden pro Woche`,
    openEnd: (date) => `ab ${date}`,
  },
};

const dateOf = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
const alternatives = (language: Language, words: readonly string[]): string =>
  new Intl.ListFormat(dateLocale(language), { type: 'disjunction' }).format(words);
const languageName = (code: string, language: Language): string =>
  new Intl.DisplayNames([dateLocale(language)], { type: 'language', fallback: 'code' }).of(code) ?? code;

/** Returns what people read of a part of a match. */
export const matchPartText = (part: MatchPart, language: Language): string => messages[language].parts[part];

/** Returns what people read of a grade; what is found in part names what was found instead. */
export function matchGradeText(
  {
    grade,
    requirement: { kind },
    related,
    relatedDe,
  }: Pick<MatchItem, 'grade' | 'requirement' | 'related' | 'relatedDe'>,
  language: Language,
): string {
  const texts = messages[language];
  if (grade === null) return texts.grades.notCompared;
  if (grade === 0) return texts.grades.missing;
  if (grade >= 1) return texts.grades.shown;
  if (kind === 'skill')
    return isFoundSkill(grade)
      ? texts.grades.listed
      : texts.related((language === 'de' ? relatedDe : undefined) ?? related);
  return kind === 'language' && isFoundSkill(grade) ? texts.unstatedLevel : texts.partly[kind];
}

/** Returns what is to be said beside how many skills a CV names: how many have no example, and how many were not compared. */
function skillRemarks({ found: foundCount, listed = 0, notCompared }: SkillCount, language: Language): string[] {
  const texts = messages[language];
  const allListed = foundCount === 1 ? texts.noExample.one : texts.noExample.all;
  const noExample = listed < foundCount ? texts.noExample.some(listed) : allListed;
  return [...(listed > 0 ? [noExample] : []), ...(notCompared > 0 ? [texts.notCompared(notCompared)] : [])];
}

/** Returns how many of the required skills a CV names, as people read it. */
export const requiredSkillsText = (count: SkillCount, language: Language): string =>
  [messages[language].requiredSkills(count), ...skillRemarks(count, language)].join(', ');

/** Returns how many skills a CV names, below a heading that says what they are. */
export const skillCountText = (count: SkillCount, language: Language): string =>
  [messages[language].skillsOf(count), ...skillRemarks(count, language)].join(', ');

/** Returns how many of the required skills a CV names, where nothing beside it says that it is about finding them. */
export const foundSkillsText = (count: SkillCount, language: Language): string =>
  count.found === 0 && count.total > 1
    ? [messages[language].noSkills(count.total), ...skillRemarks(count, language)].join(', ')
    : requiredSkillsText(count, language);

/** Returns that a CV has text that nobody can see, and on which pages; null for none. */
export const hiddenTextText = (
  { hiddenTextPages = [] }: { readonly hiddenTextPages?: readonly (number | null)[] },
  language: Language,
): string | null =>
  hiddenTextPages.length === 0
    ? null
    : messages[language].hiddenText(hiddenTextPages.filter((page) => page !== null).join(', '));

/** Returns what an internship asks for, in the reader's language. */
export function requirementText(requirement: MatchRequirement, language: Language, label: MatchValueLabel): string {
  const { start, weeks, hours } = messages[language];
  switch (requirement.kind) {
    case 'skill':
      return (language === 'de' ? requirement.labelDe : undefined) ?? requirement.label;
    case 'study':
      return alternatives(
        language,
        requirement.levels.map((level) => label('studyLevel', level)),
      );
    case 'language':
      return `${languageName(requirement.language, language)}, ${requirement.level}`;
    case 'dates': {
      const from = start(dateOf(requirement.from, language), requirement.flexible);
      return requirement.weeks === null ? from : `${from}, ${weeks(requirement.weeks)}`;
    }
    case 'hours':
      return hours(requirement.perWeek);
    case 'place':
      return [label('workMode', requirement.workMode), ...requirement.cities].join(', ');
  }
}

const isWorkMode = (word: string): word is WorkMode => ['onsite', 'hybrid', 'remote'].includes(word);

/**
 * Returns the words that a grade rests on: those of the CV as they stand there, those of a profile in the reader's
 * language.
 */
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

/** Returns what an unmet requirement asks for, in the reader's language. */
export function unmetValueText(unmet: UnmetRequirement, language: Language, label: MatchValueLabel): string {
  switch (unmet.rule) {
    case 'studyLevel':
      return alternatives(
        language,
        unmet.studyLevels.map((level) => label('studyLevel', level)),
      );
    case 'graduation': {
      const { from, to } = unmet;
      return messages[language].graduation(from && dateOf(from, language), to && dateOf(to, language));
    }
    case 'language':
      return `${languageName(unmet.language, language)}, ${unmet.level}`;
    case 'sponsorship': {
      const names = new Intl.DisplayNames([dateLocale(language)], { type: 'region', fallback: 'code' });
      return alternatives(
        language,
        unmet.countries.map((code) => names.of(code) ?? code),
      );
    }
  }
}

/** Returns what an internship asks of applicants and a profile does not state, in the reader's language. */
export const unmetText = (unmet: UnmetRequirement, language: Language, label: MatchValueLabel): string =>
  `${messages[language].rules[unmet.rule]}: ${unmetValueText(unmet, language, label)}`;

/**
 * Returns a quote in parts: the words that answer the requirement, wherever they stand in it, and what is between them.
 */
export function quoteParts({
  quote,
  words = [],
}: Pick<MatchEvidence, 'quote' | 'words'>): readonly { readonly text: string; readonly isMarked: boolean }[] {
  const sought = words.filter((word) => word !== '').map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (sought.length === 0) return [{ text: quote, isMarked: false }];
  return quote
    .split(new RegExp(`(${sought.join('|')})`, 'iu'))
    .map((text, index) => ({ text, isMarked: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
