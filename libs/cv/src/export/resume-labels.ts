import type { ResumeLanguage } from '@prentice/contract';

/** The words that an exported CV puts before and between what its owner wrote. Nothing here states a fact. */
export interface ResumeLabels {
  readonly headings: Readonly<Record<ResumeSection, string>>;
  readonly fields: Readonly<Record<LabelledField, string>>;
  /** Stands in place of the end of what lasts until today. */
  readonly present: string;
  /** Before the end of what has no start. */
  readonly until: string;
}

/** The parts of an exported CV below its head, in their order. */
export const resumeSections = [
  'summary',
  'work',
  'education',
  'projects',
  'volunteer',
  'skills',
  'languages',
  'sections',
] as const;
export type ResumeSection = (typeof resumeSections)[number];

export type LabelledField =
  | 'label' | 'email' | 'phone' | 'address' | 'website' | 'link' | 'summary' | 'position' | 'company' | 'organization'
  | 'institution' | 'studyType' | 'area' | 'project' | 'location' | 'score' | 'courses' | 'keywords' | 'description' | 'section'; // prettier-ignore

export const resumeLabels: Readonly<Record<ResumeLanguage, ResumeLabels>> = {
  en: {
    headings: {
      summary: 'Profile', work: 'Experience', education: 'Education', projects: 'Projects', volunteer: 'Volunteering',
      skills: 'Skills', languages: 'Languages', sections: 'Additional information',
    },
    fields: {
      label: 'Headline', email: 'Email', phone: 'Phone', address: 'Address', website: 'Website', link: 'Link',
      summary: 'Summary', position: 'Position', company: 'Company', organization: 'Organisation',
      institution: 'Institution', studyType: 'Degree', area: 'Field', project: 'Project', location: 'Location',
      score: 'Grade', courses: 'Courses', keywords: 'Keywords', description: 'Description', section: 'Section',
    },
    present: 'present',
    until: 'until',
  },
  de: {
    headings: {
      summary: 'Profil', work: 'Berufserfahrung', education: 'Ausbildung', projects: 'Projekte', volunteer: 'Ehrenamt',
      skills: 'Kenntnisse', languages: 'Sprachen', sections: 'Weitere Angaben',
    },
    fields: {
      label: 'Kurzprofil', email: 'E-Mail', phone: 'Telefon', address: 'Adresse', website: 'Website', link: 'Link',
      summary: 'Zusammenfassung', position: 'Position', company: 'Unternehmen', organization: 'Organisation',
      institution: 'Einrichtung', studyType: 'Abschluss', area: 'Fachrichtung', project: 'Projekt', location: 'Ort',
      score: 'Note', courses: 'Lehrveranstaltungen', keywords: 'Stichwörter', description: 'Beschreibung', section: 'Abschnitt',
    },
    present: 'heute',
    until: 'bis',
  },
}; // prettier-ignore

interface EntryShape {
  /** The fields of its first line, the one that it is known by first. */
  readonly title: readonly (readonly [key: string, label: LabelledField])[];
  /** A text of its own line below a time, which needs no label there. */
  readonly text: readonly [key: string, label: LabelledField] | null;
  /** The fields below, each behind its label. */
  readonly details: readonly (readonly [key: string, label: LabelledField])[];
}

/** How the entries of each section are written. */
export const entryShapes = {
  work: {
    title: [['position', 'position'], ['name', 'company'], ['location', 'location']],
    text: ['summary', 'summary'],
    details: [['url', 'website']],
  },
  education: {
    title: [['institution', 'institution'], ['studyType', 'studyType'], ['area', 'area']],
    text: null,
    details: [['score', 'score'], ['url', 'website'], ['courses', 'courses']],
  },
  projects: {
    title: [['name', 'project']],
    text: ['description', 'description'],
    details: [['url', 'website'], ['keywords', 'keywords']],
  },
  volunteer: {
    title: [['position', 'position'], ['organization', 'organization']],
    text: ['summary', 'summary'],
    details: [['url', 'website']],
  },
  sections: { title: [['name', 'section']], text: null, details: [] },
} as const satisfies Record<string, EntryShape>; // prettier-ignore

/** The fields of the head that are behind their label. */
export const contactFields = [
  ['email', 'email'],
  ['phone', 'phone'],
  ['address', 'address'],
  ['url', 'website'],
] as const satisfies readonly (readonly [string, LabelledField])[];
