/** Names the fields that a notice can list, as the page of an internship calls them; other fields are left out. */
const fieldNames: Readonly<Record<'en' | 'de', Readonly<Record<string, string>>>> = {
  en: {
    title: 'title',
    category: 'field',
    description: 'description',
    tasks: 'tasks',
    learningOutcomes: 'what you’ll learn',
    workMode: 'on site or remote',
    locations: 'locations',
    startDate: 'start',
    startFlexible: 'start',
    durationWeeks: 'duration',
    hoursPerWeek: 'hours per week',
    openings: 'openings',
    pay: 'pay',
    unpaidBasis: 'why it is unpaid',
    credit: 'course credit',
    agreementProvided: 'agreement',
    requiredSkills: 'skills',
    preferredSkills: 'skills',
    eligibility: 'who can apply',
    questions: 'questions',
    deadline: 'deadline',
    responseDays: 'answer',
    vacancyKind: 'type of opening',
  },
  de: {
    title: 'Titel',
    category: 'Fachgebiet',
    description: 'Beschreibung',
    tasks: 'Aufgaben',
    learningOutcomes: 'was Sie lernen',
    workMode: 'vor Ort oder von zu Hause',
    locations: 'Orte',
    startDate: 'Beginn',
    startFlexible: 'Beginn',
    durationWeeks: 'Dauer',
    hoursPerWeek: 'Wochenstunden',
    openings: 'Plätze',
    pay: 'Vergütung',
    unpaidBasis: 'Begründung für das unbezahlte Praktikum',
    credit: 'Anrechnung im Studium',
    agreementProvided: 'Vertrag',
    requiredSkills: 'Kenntnisse',
    preferredSkills: 'Kenntnisse',
    eligibility: 'wer sich bewerben kann',
    questions: 'Fragen',
    deadline: 'Bewerbungsfrist',
    responseDays: 'Antwortfrist',
    vacancyKind: 'Art des Platzes',
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
  de: { owner: '„Inhaber/in“', recruiter: '„Recruiter/in“', reviewer: '„Bewerter/in“' },
};

/** Returns the name of a member's role in a language; an ellipsis for notices from before roles were stored with them. */
export const roleNameIn = (value: string | number | null | undefined, locale: string): string =>
  roleNames[locale.startsWith('de') ? 'de' : 'en'][value ?? ''] ?? '…';
