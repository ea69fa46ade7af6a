/** What people call the fields that a notice names; one that nobody calls anything stays out. */
const fieldNames: Readonly<Record<'en' | 'de', Readonly<Record<string, string>>>> = {
  en: {
    title: 'title',
    category: 'category',
    description: 'description',
    tasks: 'tasks',
    learningOutcomes: 'what you learn',
    workMode: 'place of work',
    locations: 'places',
    startDate: 'start',
    startFlexible: 'start',
    durationWeeks: 'duration',
    hoursPerWeek: 'hours per week',
    openings: 'number of places',
    pay: 'pay',
    unpaidBasis: 'why it is unpaid',
    credit: 'credit',
    agreementProvided: 'agreement',
    requiredSkills: 'skills',
    preferredSkills: 'skills',
    eligibility: 'who can apply',
    questions: 'questions',
    deadline: 'deadline',
    responseDays: 'time of the answer',
    vacancyKind: 'kind of vacancy',
  },
  de: {
    title: 'Titel',
    category: 'Bereich',
    description: 'Beschreibung',
    tasks: 'Aufgaben',
    learningOutcomes: 'was Sie lernen',
    workMode: 'Arbeitsort',
    locations: 'Orte',
    startDate: 'Beginn',
    startFlexible: 'Beginn',
    durationWeeks: 'Dauer',
    hoursPerWeek: 'Wochenstunden',
    openings: 'Zahl der Plätze',
    pay: 'Vergütung',
    unpaidBasis: 'Grund für das Fehlen der Vergütung',
    credit: 'Anrechnung',
    agreementProvided: 'Vertrag',
    requiredSkills: 'Kenntnisse',
    preferredSkills: 'Kenntnisse',
    eligibility: 'wer sich bewerben kann',
    questions: 'Fragen',
    deadline: 'Frist',
    responseDays: 'Frist der Antwort',
    vacancyKind: 'Art der Stelle',
  },
};

/** Names of fields, separated by commas, in a language. */
export const fieldNamesIn = (value: string, locale: string): string => {
  const words = fieldNames[locale.startsWith('de') ? 'de' : 'en'];
  const known = value.split(',').map((field) => words[field]);
  return [...new Set(known.filter((word) => word !== undefined))].join(', ') || '…';
};

const roleNames: Readonly<Record<'en' | 'de', Readonly<Record<string, string>>>> = {
  en: { owner: 'owner', recruiter: 'recruiter', reviewer: 'reviewer' },
  de: { owner: '„Inhaberin oder Inhaber“', recruiter: '„Auswahl“', reviewer: '„Mitlesend“' },
};

/** Returns the name of a member's role in a language; an ellipsis for notices from before roles were stored with them. */
export const roleNameIn = (value: string | number | null | undefined, locale: string): string =>
  roleNames[locale.startsWith('de') ? 'de' : 'en'][value ?? ''] ?? '…';
