import type { ReadPosting } from '@prentice/contract';
import { dateText, countryText, languageText, listText, numberText } from '../../i18n/format.ts';
import { payText, startText } from '../../market/internship.facts.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { Language } from '../../i18n/language.ts';
import { graduationText } from '../../market/graduation.ts';

export interface Words {
  readonly t: Translate;
  readonly language: Language;
}

/** One thing that a posting says, in words. */
export interface Statement {
  readonly key: string;
  readonly label: string;
  readonly say: (posting: ReadPosting) => string;
}

const lines = (items: readonly (string | null | false)[]): string => items.filter(Boolean).join('\n');
const points = (items: readonly string[]): string => lines(items.map((one) => `• ${one}`));
const names = (skills: ReadPosting['requiredSkills']): string => skills.map(({ label }) => label).join(', ');

function who({ eligibility, credit }: ReadPosting, { t, language }: Words): string {
  const { studyLevels, languages, sponsorship } = eligibility;
  const levels = studyLevels.map((level) => t(`studyLevel.${level}`));
  const tongues = languages.map((one) => `${languageText(language, one.language)} ${one.level}`);
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

const terms = ({ t, language }: Words): Statement[] => [
  { key: 'title', label: t('changes.field.title'), say: ({ title }) => title ?? '' },
  {
    key: 'pay',
    label: t('internships.fact.pay'),
    say: ({ pay }) => (pay ? lines([payText(pay, { t, language }), pay.benefits]) : ''),
  },
  {
    key: 'unpaid',
    label: t('unpaid.title'),
    say: ({ unpaidBasis: basis }) => (basis ? lines([t(`unpaid.${basis.basis}`), basis.explanation]) : ''),
  },
  {
    key: 'length',
    label: t('internships.fact.length'),
    say: ({ durationWeeks }) => (durationWeeks === null ? '' : t('internships.weeks', { weeks: durationWeeks })),
  },
  { key: 'long', label: t('internship.long'), say: ({ durationJustification }) => durationJustification ?? '' },
  {
    key: 'hours',
    label: t('internships.fact.hours'),
    say: ({ hoursPerWeek }) => (hoursPerWeek === null ? '' : numberText(language, hoursPerWeek)),
  },
  { key: 'start', label: t('internships.fact.start'), say: (posting) => startText(posting, { t, language }) },
  {
    key: 'mode',
    label: t('changes.field.mode'),
    say: ({ workMode }) => (workMode ? t(`mode.${workMode}`) : ''),
  },
  {
    key: 'places',
    label: t('changes.field.places'),
    say: ({ locations }) =>
      lines(locations.map(({ city, country }) => (country ? `${city}, ${countryText(language, country)}` : city))),
  },
  {
    key: 'deadline',
    label: t('internships.fact.deadline'),
    say: ({ deadline }) => (deadline ? dateText(language, deadline) : t('internships.noDeadline')),
  },
  {
    key: 'promise',
    label: t('internships.fact.promise'),
    say: ({ responseDays }) => t('internships.promise', { days: responseDays }),
  },
  { key: 'openings', label: t('changes.field.openings'), say: ({ openings }) => numberText(language, openings) },
  { key: 'kind', label: t('changes.field.kind'), say: ({ vacancyKind }) => t(`vacancy.${vacancyKind}`) },
];

const content = (words: Words): Statement[] => [
  {
    key: 'category',
    label: words.t('changes.field.category'),
    say: ({ category }) => (category ? words.t(`category.${category}`) : ''),
  },
  { key: 'about', label: words.t('internship.about'), say: ({ description }) => description ?? '' },
  { key: 'tasks', label: words.t('internship.tasks'), say: ({ tasks }) => points(tasks) },
  { key: 'outcomes', label: words.t('internship.outcomes'), say: (one) => points(one.learningOutcomes) },
  { key: 'mentor', label: words.t('changes.field.mentor'), say: ({ mentorName }) => mentorName ?? '' },
  {
    key: 'skills',
    label: words.t('internship.skills'),
    say: ({ requiredSkills: needed, preferredSkills: helpful }) =>
      lines([
        needed.length > 0 && `${words.t('internship.required')}: ${names(needed)}`,
        helpful.length > 0 && `${words.t('internship.preferred')}: ${names(helpful)}`,
      ]),
  },
  { key: 'who', label: words.t('internship.eligibility'), say: (posting) => who(posting, words) },
  {
    key: 'questions',
    label: words.t('internship.questions'),
    say: ({ questions }) =>
      points(
        questions.map(({ label, required }) =>
          required ? `${label} (${words.t('internship.question.required')})` : label,
        ),
      ),
  },
];

/** What a posting says: the terms first, in the order of its facts, then what it is about. */
export const statements = (words: Words): Statement[] => [...terms(words), ...content(words)];
