import type { InternUpdate } from '@prentice/contract';

export type CvLanguage = 'en' | 'de';

/** A profile with what a CV says beside it. */
export interface CvPerson {
  readonly profile: InternUpdate;
  readonly email: string;
  readonly language: CvLanguage;
}

const titles = {
  en: { profile: 'Profile', education: 'Education', experience: 'Work Experience', projects: 'Projects', skills: 'Skills', languages: 'Languages', contact: 'Contact', open: 'present' },
  de: { profile: 'Profil', education: 'Ausbildung', experience: 'Berufserfahrung', projects: 'Projekte', skills: 'Kenntnisse', languages: 'Sprachen', contact: 'Kontakt', open: 'heute' },
} as const; // prettier-ignore

const degrees = {
  en: { secondary: 'High school diploma', vocational: 'Apprenticeship', bachelor: 'BSc', master: 'MSc', doctorate: 'PhD', graduate: 'MSc' },
  de: { secondary: 'Matura', vocational: 'Lehre', bachelor: 'Bachelor', master: 'Master', doctorate: 'Doktorat', graduate: 'Master' },
} as const; // prettier-ignore

interface CvEntry {
  readonly when: string;
  readonly what: string;
  readonly points: readonly string[];
}

/** The parts of a CV as text, in the language of the person. */
export interface CvText {
  readonly titles: Readonly<Record<keyof (typeof titles)['en'], string>>;
  readonly name: string;
  readonly headline: string;
  readonly contact: readonly string[];
  readonly about: string;
  readonly education: readonly CvEntry[];
  readonly experience: readonly CvEntry[];
  readonly projects: readonly CvEntry[];
  readonly skills: string;
  readonly languages: string;
}

type MonthStyle = 'number' | 'name';
const names = new Map<string, Intl.DateTimeFormat>();
function monthText(month: string | null, language: CvLanguage, style: MonthStyle): string {
  if (month === null) return titles[language].open;
  const [year = '', number = ''] = month.split('-');
  if (style === 'number') return `${number}/${year}`;
  const format = names.get(language) ?? new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  names.set(language, format);
  return `${format
    .format(new Date(`${month}-01T00:00:00Z`))
    .replace('.', '')
    .replace('Sept', 'Sep')} ${year}`;
}

const joined = (parts: readonly (string | null)[]): string => parts.filter(Boolean).join(', ');

/** Returns what a CV of this profile says. */
export function cvText({ profile, email, language }: CvPerson, style: MonthStyle): CvText {
  const languageNames = new Intl.DisplayNames(language, { type: 'language' });
  const range = (start: string, end: string | null): string =>
    `${monthText(start, language, style)} – ${monthText(end, language, style)}`;
  const history = (entries: InternUpdate['experience']): CvEntry[] =>
    entries.map(({ title, organisation, start, end, highlights }) => ({
      when: range(start, end),
      what: joined([title, organisation]),
      points: highlights,
    }));
  return {
    titles: titles[language],
    name: `${profile.firstName ?? ''} ${profile.lastName ?? ''}`,
    headline: profile.headline ?? '',
    contact: [email, ...(profile.phone ? [profile.phone] : [])],
    about: profile.about ?? '',
    education: profile.education.map(({ degree, field, institution, start, expectedEnd }) => ({
      when: range(start, expectedEnd),
      what: joined([`${degrees[language][degree]} ${field ?? ''}`.trim(), institution]),
      points: [],
    })),
    experience: history(profile.experience),
    projects: history(profile.projects),
    skills: profile.skills.map(({ label }) => label).join(', '),
    languages: profile.languages
      .map((language) => `${languageNames.of(language.language)} (${language.level})`)
      .join(', '),
  };
}
