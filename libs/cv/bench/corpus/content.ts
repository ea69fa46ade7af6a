import type { CvTruth } from './people.ts';

const monthNames = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  de: ['Jänner', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
} as const; // prettier-ignore

const titles = {
  en: { profile: 'Profile', education: 'Education', experience: 'Work Experience', skills: 'Skills', languages: 'Languages', contact: 'Contact', open: 'present' },
  de: { profile: 'Profil', education: 'Ausbildung', experience: 'Berufserfahrung', skills: 'Kenntnisse', languages: 'Sprachen', contact: 'Kontakt', open: 'heute' },
} as const; // prettier-ignore

export const titlesOf = (cv: CvTruth) => titles[cv.language];

/** How a layout writes months: by name, as 03/2025, or as 2025-03. */
export type DateStyle = 'name' | 'number' | 'iso';

export function dateText(date: string | null, cv: CvTruth, style: DateStyle): string {
  if (date === null) return titles[cv.language].open;
  const [year = '', month = ''] = date.split('-');
  if (style === 'iso') return date;
  return style === 'number' ? `${month}/${year}` : `${monthNames[cv.language][Number(month) - 1]} ${year}`;
}

export const rangeText = (start: string, end: string | null, cv: CvTruth, style: DateStyle): string =>
  `${dateText(start, cv, style)} – ${dateText(end, cv, style)}`;

export const languageLine = (cv: CvTruth): string =>
  cv.languages.map(([, name, level]) => `${name} (${level})`).join(', ');
