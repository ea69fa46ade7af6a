import { seeded } from '../corpus/people.ts';
import type { HeldOutLanguage } from './held-out-people.ts';

const headings = {
  en: {
    about: ['About me', 'Personal statement', 'Summary'],
    education: ['Education', 'Academic background', 'Education & training', 'Studies'],
    experience: ['Experience', 'Employment history', 'Professional experience', 'Work history', 'Internships and jobs'],
    skills: ['Skills', 'Core skills', 'Technical skills', 'Tools & technologies', 'Key skills'],
    languages: ['Languages', 'Language skills', 'Languages spoken'],
    contact: ['Contact', 'Get in touch', 'Contact details'],
    interests: ['Interests', 'Hobbies & interests'],
    awards: ['Awards', 'Honours and awards'],
  },
  de: {
    about: ['Über mich', 'Kurzprofil', 'Profil'],
    education: ['Ausbildung', 'Akademischer Werdegang', 'Studium', 'Bildungsweg', 'Ausbildung & Studium'],
    experience: [
      'Berufserfahrung',
      'Beruflicher Werdegang',
      'Praxiserfahrung',
      'Praktische Tätigkeiten',
      'Praktika & Nebenjobs',
    ],
    skills: ['Fähigkeiten', 'IT-Kenntnisse', 'Kompetenzen', 'EDV-Kenntnisse', 'Fachliche Kenntnisse'],
    languages: ['Sprachen', 'Sprachkenntnisse', 'Fremdsprachen'],
    contact: ['Kontakt', 'Persönliche Daten', 'So erreichen Sie mich'],
    interests: ['Interessen', 'Hobbys'],
    awards: ['Auszeichnungen', 'Stipendien & Preise'],
  },
  fr: {
    about: ['Profil', 'À propos'],
    education: ['Formation', 'Formations', 'Études', 'Parcours universitaire'],
    experience: ['Expérience professionnelle', 'Expériences professionnelles', 'Stages et emplois'],
    skills: ['Compétences', 'Compétences techniques', 'Informatique'],
    languages: ['Langues'],
    contact: ['Contact', 'Coordonnées'],
    interests: ['Centres d’intérêt', 'Loisirs'],
    awards: ['Distinctions'],
  },
} as const;

export type HeldOutHeading = keyof (typeof headings)['en'];

/** Returns a function that says a heading in one of the wordings of its language, the same for the same seed. */
export function headingWords(language: HeldOutLanguage, seed: number): (kind: HeldOutHeading) => string {
  const random = seeded(seed * 104_729);
  const chosen = Object.fromEntries(
    Object.entries(headings[language]).map(([kind, list]) => [kind, list[Math.floor(random() * list.length)] ?? '']),
  );
  return (kind) => chosen[kind] ?? '';
}

const monthNames = {
  en: {
    long: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
    short: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'June', 'July', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
  },
  de: {
    long: ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
    short: ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.', 'Dez.'],
  },
  fr: {
    long: ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
    short: ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
  },
} as const; // prettier-ignore

const openWords = { en: 'present', de: 'heute', fr: 'aujourd’hui' } as const;

/** How a layout writes months. */
export type HeldOutDates = 'long' | 'short' | 'slash' | 'point';

/** Returns a period such as `Sept 2021 – June 2024`. @param dash what is between its ends */
export function periodText(
  { start, end }: { start: string; end: string | null },
  language: HeldOutLanguage,
  dates: HeldOutDates,
  dash = ' – ',
): string {
  const monthText = (date: string): string => {
    const [year = '', month = ''] = date.split('-');
    if (dates === 'slash') return `${month}/${year}`;
    if (dates === 'point') return `${month}.${year}`;
    return `${monthNames[language][dates][Number(month) - 1] ?? ''} ${year}`;
  };
  return `${monthText(start)}${dash}${end === null ? openWords[language] : monthText(end)}`;
}
