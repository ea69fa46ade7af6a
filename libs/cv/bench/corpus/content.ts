import type { CvTruth } from './people.ts';

const monthNames = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  de: ['Jänner', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
  fr: ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
} as const; // prettier-ignore

const titles = {
  en: [
    { profile: 'Profile', education: 'Education', experience: 'Work Experience', skills: 'Skills', languages: 'Languages', contact: 'Contact', other: 'Interests', open: 'present' },
    { profile: 'Objective', education: 'Academic qualifications', experience: 'Career history', skills: 'IT skills and methods', languages: 'Language proficiency', contact: 'Personal information', other: 'Prizes', open: 'now' },
    { profile: 'Introduction', education: 'Schools & university', experience: 'Placements and previous jobs', skills: 'Main strengths', languages: 'Spoken languages', contact: 'Contact information', other: 'Courses', open: 'today' },
  ],
  de: [
    { profile: 'Profil', education: 'Ausbildung', experience: 'Berufserfahrung', skills: 'Kenntnisse', languages: 'Sprachen', contact: 'Kontakt', other: 'Interessen', open: 'heute' },
    { profile: 'Kurzvorstellung', education: 'Schule & Studium', experience: 'Berufliche Stationen', skills: 'Besondere Kenntnisse', languages: 'Sprachkompetenzen', contact: 'Kontaktdaten', other: 'Freizeit', open: 'laufend' },
    { profile: 'Zur Person', education: 'Studienverlauf', experience: 'Praktika und Aushilfsstellen', skills: 'Werkzeuge & Methoden', languages: 'Sprachkenntnisse', contact: 'Angaben zur Person', other: 'Kurse', open: 'aktuell' },
  ],
  fr: [
    { profile: 'Profil', education: 'Cursus', experience: 'Expérience', skills: 'Savoir-faire', languages: 'Langues parlées', contact: 'Contact', other: 'Loisirs', open: 'à ce jour' },
    { profile: 'Présentation', education: 'Diplômes', experience: 'Parcours professionnel', skills: 'Outils et logiciels', languages: 'Langues étrangères', contact: 'Informations personnelles', other: 'Prix', open: 'en cours' },
    { profile: 'Objectif', education: 'Études & diplômes', experience: 'Emplois étudiants', skills: 'Connaissances informatiques', languages: 'Langues', contact: 'Me contacter', other: 'Divers', open: 'présent' },
  ],
} as const; // prettier-ignore

/** The headings of a CV, in one of the wordings of its language. */
export function titlesOf(cv: CvTruth) {
  const wordings = titles[cv.language];
  return wordings[cv.wording % wordings.length] ?? wordings[0];
}

/** How a layout writes months: by name, as 03/2025, or as 2025-03. */
export type DateStyle = 'name' | 'number' | 'iso';

export function dateText(date: string | null, cv: CvTruth, style: DateStyle): string {
  if (date === null) return titlesOf(cv).open;
  const [year = '', month = ''] = date.split('-');
  if (style === 'iso') return date;
  return style === 'number' ? `${month}/${year}` : `${monthNames[cv.language][Number(month) - 1]} ${year}`;
}

export const rangeText = (start: string, end: string | null, cv: CvTruth, style: DateStyle): string =>
  `${dateText(start, cv, style)} – ${dateText(end, cv, style)}`;

export const languageLine = (cv: CvTruth): string =>
  cv.languages.map(([, name, level]) => `${name} (${level})`).join(', ');
