import type { ExportedResume } from '../export/read-resume-lines.ts';
import type { CvLine } from '../layout/cv-line.ts';
import type { Section } from '../sections/sections.ts';
import type { DegreeLevel } from '../vocabulary/vocabulary.ts';
import type { FieldSource } from './field-source.ts';
import type { JsonResume } from './json-resume.ts';

/**
 * The version of the engine: stored beside every result, and counted up with every change of what is found in the same
 * file.
 */
export const CV_ENGINE_VERSION = 19;

/** A skill that a CV names. */
export interface SkillMention {
  /** Its key in the taxonomy; null for words that it does not have. */
  readonly id: string | null;
  readonly label: string;
  /** The words of the CV. */
  readonly matched: string;
  /** The name that was meant where the CV misses it by one slip; null for a name that is spelt right. */
  readonly corrected: string | null;
  /** `listed` among the skills, or `shown` in a study, job or project. */
  readonly evidence: 'listed' | 'shown';
  readonly source: FieldSource;
}

/** A study with what the taxonomy of degrees says of it. */
export interface StudyReading {
  readonly institution: string;
  readonly level: DegreeLevel | null;
  readonly studyType: string | null;
  readonly area: string | null;
  readonly start: string | null;
  readonly end: string | null;
  readonly place: string | null;
  /** As the CV writes it: "1.7". */
  readonly grade: string | null;
  /** Its other lines and points. */
  readonly details: readonly string[];
  /** Its lines above its points. */
  readonly heading: FieldSource;
  readonly source: FieldSource;
}

/** One point of a job, voluntary work or project. */
export interface PointReading {
  readonly text: string;
  readonly source: FieldSource;
}

/** A job, voluntary work or project. */
export interface EntryReading {
  readonly title: string | null;
  readonly organisation: string | null;
  readonly place: string | null;
  /** What its heading says beyond its names, place and time. */
  readonly remark: string | null;
  readonly start: string | null;
  readonly end: string | null;
  /** It says that it lasts until today. */
  readonly open: boolean;
  readonly highlights: readonly string[];
  /** The highlights with their places. */
  readonly points: readonly PointReading[];
  /** Its lines above its points. */
  readonly heading: FieldSource;
  readonly source: FieldSource;
}

/** A language by its ISO 639-1 code, with the level of the European framework where the CV states one. */
export interface LanguageReading {
  readonly code: string;
  readonly name: string;
  readonly level: 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2' | null;
  /** The CV calls it a first language. */
  readonly native: boolean;
  readonly fluency: string | null;
  readonly source: FieldSource;
}

/** What the file is, beside what it says. */
export interface FileFacts {
  readonly format: 'pdf' | 'docx' | 'txt';
  readonly pages: readonly { readonly width: number; readonly height: number }[];
  readonly bytes: number;
  /** Characters that no letter is known of. */
  readonly unmapped: number;
  readonly tables: boolean;
  readonly columns: number;
  /** Whether contacts are only in a header or footer, which many programs skip. */
  readonly contactInMargin: boolean;
  /** Pictures in the size of a photograph. */
  readonly photos: number;
  /** What is in the file and nobody can see, by its page. It is no part of what the CV says. */
  readonly hidden: readonly FieldSource[];
}

/** A CV as it was read. */
export interface CvDocument {
  readonly version: number;
  readonly resume: JsonResume;
  /** The place of every value of the resume, by its JSON pointer ("/basics/email"). */
  readonly fields: Readonly<Record<string, FieldSource>>;
  readonly studies: readonly StudyReading[];
  readonly work: readonly EntryReading[];
  readonly volunteer: readonly EntryReading[];
  readonly projects: readonly EntryReading[];
  readonly skills: readonly SkillMention[];
  readonly languages: readonly LanguageReading[];
  readonly sections: readonly Section[];
  readonly lines: readonly CvLine[];
  readonly file: FileFacts;
  /** What the file was made of, where it is one of our own exports. */
  readonly exported: ExportedResume | null;
}
