import { choiceFields, type ApplicantPosting } from '@prentice/contract';
import { dateText, languageText, listText, numberText } from '../../../i18n/format.ts';
import { graduationText, payText, startText, valueLabel } from '../../../shared/internship-facts.ts';
import { placeName } from '../../../shared/places.ts';
import type { Translate } from '../../../i18n/translate.ts';
import type { Language } from '../../../i18n/language.ts';

export interface TextContext {
  readonly t: Translate;
  readonly language: Language;
}

/** One statement of a posting, as text. */
export interface PostingStatement {
  readonly key: string;
  readonly label: string;
  readonly toText: (posting: ApplicantPosting) => string;
}

const lines = (items: readonly (string | null | false)[]): string => items.filter(Boolean).join('\n');
const points = (items: readonly string[]): string => lines(items.map((item) => `• ${item}`));
const names = (skills: ApplicantPosting['requiredSkills']): string => skills.map(({ label }) => label).join(', ');

function eligibilityText({ eligibility, credit }: ApplicantPosting, { t, language }: TextContext): string {
  const { studyLevels, languages, sponsorship } = eligibility;
  const levels = studyLevels.map((level) => t(`studyLevel.${level}`));
  const tongues = languages.map((entry) => `${languageText(language, entry.language)} ${entry.level}`);
  const yesNo = (value: boolean): string => t(value ? 'internship.yes' : 'internship.no');
  const pairs: [label: string, value: string][] = [
    [t('internship.studyLevels'), listText(language, levels)],
    [t('internship.graduation'), graduationText(eligibility, { t, language })],
    [t('internship.languages'), listText(language, tongues)],
    [t('filters.sponsorship'), yesNo(sponsorship)],
    [t('internship.credit'), yesNo(credit)],
  ];
  return lines(pairs.map(([label, value]) => value !== '' && `${label}: ${value}`));
}

/** Fields with values that have no statement of their own further up or down. */
const statedValues = choiceFields.filter((field) => field !== 'workMode' && field !== 'category');

const terms = ({ t, language }: TextContext): PostingStatement[] => [
  { key: 'title', label: t('posting.field.title'), toText: ({ title }) => title ?? '' },
  {
    key: 'pay',
    label: t('internships.fact.pay'),
    toText: ({ pay }) => (pay ? lines([payText(pay, { t, language }), pay.benefits]) : ''),
  },
  {
    key: 'unpaid',
    label: t('unpaid.title'),
    toText: ({ unpaidBasis: basis }) => (basis ? lines([t(`unpaid.${basis.basis}`), basis.explanation]) : ''),
  },
  {
    key: 'length',
    label: t('internships.fact.length'),
    toText: ({ durationWeeks }) => (durationWeeks === null ? '' : t('internships.weeks', { weeks: durationWeeks })),
  },
  { key: 'long', label: t('internship.long'), toText: ({ durationJustification }) => durationJustification ?? '' },
  {
    key: 'hours',
    label: t('internships.fact.hours'),
    toText: ({ hoursPerWeek }) => (hoursPerWeek === null ? '' : numberText(language, hoursPerWeek)),
  },
  { key: 'start', label: t('internships.fact.start'), toText: (posting) => startText(posting, { t, language }) },
  {
    key: 'mode',
    label: t('posting.field.workMode'),
    toText: ({ workMode }) => (workMode ? t(`workMode.${workMode}`) : ''),
  },
  {
    key: 'places',
    label: t('posting.field.locations'),
    toText: ({ locations }) => lines(locations.map((place) => placeName(place, language))),
  },
  {
    key: 'deadline',
    label: t('internships.fact.deadline'),
    toText: ({ deadline }) => (deadline ? dateText(language, deadline) : t('internships.noDeadline')),
  },
  {
    key: 'promise',
    label: t('internships.fact.promise'),
    toText: ({ responseDays }) => t('internships.promise', { days: responseDays }),
  },
  { key: 'openings', label: t('posting.field.openings'), toText: ({ openings }) => numberText(language, openings) },
  ...statedValues.map((field) => ({
    key: field,
    label: t(`posting.field.${field}`),
    toText: (posting: ApplicantPosting) => (posting[field] ? valueLabel(t, field, posting[field]) : ''),
  })),
];

const content = (context: TextContext): PostingStatement[] => [
  {
    key: 'category',
    label: context.t('posting.field.category'),
    toText: ({ category }) => (category ? context.t(`category.${category}`) : ''),
  },
  { key: 'about', label: context.t('internship.about'), toText: ({ description }) => description ?? '' },
  { key: 'tasks', label: context.t('internship.tasks'), toText: ({ tasks }) => points(tasks) },
  {
    key: 'outcomes',
    label: context.t('internship.outcomes'),
    toText: (internship) => points(internship.learningOutcomes),
  },
  { key: 'mentor', label: context.t('posting.field.mentorName'), toText: ({ mentorName }) => mentorName ?? '' },
  {
    key: 'skills',
    label: context.t('internship.skills'),
    toText: ({ requiredSkills: needed, preferredSkills: helpful }) =>
      lines([
        needed.length > 0 && `${context.t('internship.required')}: ${names(needed)}`,
        helpful.length > 0 && `${context.t('internship.preferred')}: ${names(helpful)}`,
      ]),
  },
  { key: 'who', label: context.t('internship.eligibility'), toText: (posting) => eligibilityText(posting, context) },
  {
    key: 'questions',
    label: context.t('internship.questions', { count: 2 }),
    toText: ({ questions }) =>
      points(
        questions.map(({ label, required }) =>
          required ? `${label} (${context.t('internship.question.required')})` : label,
        ),
      ),
  },
];

/** Returns what a posting says: the terms first, in the order of its facts, then what it is about. */
export const postingStatements = (context: TextContext): PostingStatement[] => [...terms(context), ...content(context)];
