import { resumeContent, type ResumeContent } from '@prentice/contract';
import type { InternProfile } from './own-profile.ts';

/** Levels of study as a CV in English names them; that somebody is a recent graduate is none. */
const levelNames: Readonly<Partial<Record<InternProfile['education'][number]['degree'], string>>> = {
  secondary: 'Secondary school',
  vocational: 'Vocational training',
  bachelor: 'Bachelor',
  master: 'Master',
  doctorate: 'Doctorate',
};

type ProfileEntry = InternProfile['projects'][number];

const entryOf = ({ start, end, highlights }: ProfileEntry) => ({ startDate: start, endDate: end, highlights });

/* One value that the editor does not take is left out; it stays in the profile. */
const accepted = <T>(values: readonly T[], fits: (value: T) => boolean): T[] => values.filter(fits);

/** What a CV is made from. */
export type ResumeSource = Pick<
  InternProfile,
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'headline'
  | 'about'
  | 'email'
  | 'links'
  | 'experience'
  | 'projects'
  | 'education'
  | 'skills'
  | 'languages'
>;

/** Returns what a profile says as a CV. */
export function profileResume(profile: ResumeSource): ResumeContent {
  const { firstName, lastName, phone, headline, about, email, links } = profile;
  const part = (values: object): ResumeContent => resumeContent.safeParse(values).data ?? resumeContent.parse({});
  const basics = {
    name: [firstName, lastName].filter(Boolean).join(' '),
    label: headline,
    email,
    phone,
    summary: about,
    profiles: links.map((url) => ({ network: new URL(url).hostname.replace(/^www\./u, ''), url })),
  };
  const lists = {
    work: profile.experience.map((entry) => ({ ...entryOf(entry), position: entry.title, name: entry.organisation })),
    projects: profile.projects.map((entry) => ({ ...entryOf(entry), name: entry.title })),
    education: profile.education.map(({ institution, degree, field, start, expectedEnd }) => {
      return { institution, studyType: levelNames[degree], area: field, startDate: start, endDate: expectedEnd };
    }),
    skills: profile.skills.map(({ label }) => ({ name: label })),
    languages: profile.languages.map(({ language, level }) => {
      return { language: new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language, fluency: level };
    }),
  };
  const fitting = Object.entries(lists).map(([name, values]) => [
    name,
    accepted<object>(values, (value) => resumeContent.safeParse({ [name]: [value] }).success),
  ]);
  return part({ basics: part({ basics }).basics, ...Object.fromEntries(fitting) });
}

/** Returns a CV with what it does not say of the person taken from the profile; where it says something, it stays. */
export const withMissingBasics = (cv: ResumeContent, profile: ResumeContent): ResumeContent => ({
  ...cv,
  basics: {
    ...cv.basics,
    name: cv.basics.name ?? profile.basics.name,
    email: cv.basics.email ?? profile.basics.email,
    phone: cv.basics.phone ?? profile.basics.phone,
  },
});
