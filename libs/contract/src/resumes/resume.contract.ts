import { z } from 'zod';
import { line, nameText } from '../kernel/text.ts';

/** What the editor of CVs takes; a CV within them has fewer pages than the reader of CVs takes. */
export const resumeLimits = {
  name: 80,
  versions: 20,
  line: 150,
  url: 300,
  summary: 1_500,
  point: 400,
  entries: 20,
  points: 12,
  keywords: 20,
  skills: 60,
  languages: 15,
  profiles: 8,
  /** Characters of all texts together. */
  characters: 15_000,
  /** Entries and points together. */
  rows: 150,
} as const;

export const resumeTemplates = ['classic', 'modern', 'compact'] as const;
export type ResumeTemplate = (typeof resumeTemplates)[number];
export const resumeLanguages = ['en', 'de'] as const;
export type ResumeLanguage = (typeof resumeLanguages)[number];
export const resumeFormats = ['pdf', 'docx', 'txt', 'json'] as const;
export type ResumeFormat = (typeof resumeFormats)[number];

/** Sets the parts of one line apart in an exported CV. */
export const RESUME_LINE_SEPARATOR = ' · ';
/** Begins a point in an exported CV. */
export const RESUME_BULLET = '• ';

const limits = resumeLimits;
const ligatures: Readonly<Record<string, string>> = {
  '\ufb00': 'ff',
  '\ufb01': 'fi',
  '\ufb02': 'fl',
  '\ufb03': 'ffi',
  '\ufb04': 'ffl',
  '\ufb05': 'st',
  '\ufb06': 'st',
};

/** Returns a text as one line: composed letters, single spaces, nothing invisible, no ligatures. */
export const normaliseResumeLine = (value: string): string =>
  value
    .normalize('NFC')
    .replace(/[\ufb00-\ufb06]/gu, (sign) => ligatures[sign] ?? sign)
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

const hasLetter = (value: string): boolean => /[\p{L}\p{N}]/u.test(value);
const isOneWordFree = (value: string): boolean => !value.includes(RESUME_LINE_SEPARATOR.trim());
const NO_LETTER = 'Use at least one letter or digit.';
const SEPARATOR = 'Use a comma in place of “·”.';
const COLON = 'Leave out “: ”.';

const tidied = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (typeof value === 'string' ? normaliseResumeLine(value) : value), schema);
const optional = <T extends z.ZodType>(schema: T) =>
  z
    .preprocess((value) => {
      const tidy = typeof value === 'string' ? normaliseResumeLine(value) : value;
      return tidy === '' ? null : tidy;
    }, schema.nullable())
    .default(null);

const sentence = (max: number) => line(1, max).refine(hasLetter, NO_LETTER);
const part = (max: number) => sentence(max).refine(isOneWordFree, SEPARATOR);
const label = (max: number) => part(max).refine((value) => !value.includes(': '), COLON);
const word = (max: number) => part(max).refine((value) => !value.includes(' '), 'Leave out spaces.');

const date = optional(
  z
    .string()
    .regex(
      /^(?:19|20)\d{2}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/,
      'Enter a year, or a month such as 03/2025.',
    ),
);
const points = z
  .array(tidied(sentence(limits.point)))
  .max(limits.points)
  .default([]);
const keywords = z
  .array(tidied(part(limits.line)))
  .max(limits.keywords)
  .default([]);
const dates = { startDate: date, endDate: date };

const basics = z.strictObject({
  name: optional(part(limits.line)),
  label: optional(sentence(limits.line)),
  email: optional(word(limits.line)),
  phone: optional(part(40)),
  url: optional(word(limits.url)),
  address: optional(sentence(limits.line)),
  summary: optional(sentence(limits.summary)),
  profiles: z
    .array(z.strictObject({ network: tidied(label(40)), url: tidied(word(limits.url)) }))
    .max(limits.profiles)
    .default([]),
});
const work = z.strictObject({
  position: optional(part(limits.line)),
  name: optional(part(limits.line)),
  ...dates,
  location: optional(sentence(limits.line)),
  url: optional(word(limits.url)),
  summary: optional(sentence(limits.summary)),
  highlights: points,
});
const volunteer = z.strictObject({
  position: optional(part(limits.line)),
  organization: optional(part(limits.line)),
  ...dates,
  url: optional(word(limits.url)),
  summary: optional(sentence(limits.summary)),
  highlights: points,
});
const education = z.strictObject({
  institution: optional(part(limits.line)),
  studyType: optional(part(limits.line)),
  area: optional(part(limits.line)),
  ...dates,
  score: optional(sentence(limits.line)),
  url: optional(word(limits.url)),
  courses: keywords,
  highlights: points,
});
const project = z.strictObject({
  name: optional(part(limits.line)),
  ...dates,
  url: optional(word(limits.url)),
  description: optional(sentence(limits.summary)),
  highlights: points,
  keywords,
});
const skill = z.strictObject({ name: tidied(label(limits.line)), keywords });
const language = z.strictObject({ language: tidied(label(80)), fluency: optional(part(limits.line)) });

/* Interests, awards and whatever else has a heading of its own. */
const section = z.strictObject({ name: optional(part(limits.line)), highlights: points });

const listOf = <T extends z.ZodType>(entry: T, most: number) => z.array(entry).max(most).default([]);

/** Counts the characters and the rows of a CV, which limit its length as a whole. */
export function resumeSize(value: unknown): { characters: number; rows: number } {
  if (typeof value === 'string') return { characters: value.length, rows: 0 };
  if (typeof value !== 'object' || value === null) return { characters: 0, rows: 0 };
  const size = Array.isArray(value) ? value.length : 0;
  return Object.values(value)
    .map(resumeSize)
    .reduce((sum, { characters, rows }) => ({ characters: sum.characters + characters, rows: sum.rows + rows }), {
      characters: 0,
      rows: size,
    });
}

/**
 * The content of a CV as the editor keeps it: the parts of a JSON Resume document (jsonresume.org/schema, 1.0.0) that
 * have a field. Texts are single lines. What is not stated is null.
 */
export const resumeContent = z
  .strictObject({
    basics: basics.default(() => basics.parse({})),
    work: listOf(work, limits.entries),
    education: listOf(education, limits.entries),
    projects: listOf(project, limits.entries),
    volunteer: listOf(volunteer, limits.entries),
    skills: listOf(skill, limits.skills),
    languages: listOf(language, limits.languages),
    sections: listOf(section, limits.entries),
  })
  .refine((value) => resumeSize(value).characters <= limits.characters, {
    error: `At most ${limits.characters} characters in all.`,
    abort: true,
  })
  .refine((value) => resumeSize(value).rows <= limits.rows, `At most ${limits.rows} entries and points in all.`);
export type ResumeContent = z.infer<typeof resumeContent>;

/** The lists of a CV whose entries have a name and points. */
export const resumeEntrySections = ['work', 'education', 'projects', 'volunteer', 'sections'] as const;
export type ResumeEntrySection = (typeof resumeEntrySections)[number];

/** The field by which each entry is known: an export needs it. */
export const resumeEntryNames = {
  work: 'position',
  education: 'institution',
  projects: 'name',
  volunteer: 'position',
  sections: 'name',
} as const satisfies Record<ResumeEntrySection, string>;

/** Returns the JSON pointers of what an export needs and a CV does not state. */
export function missingInResume(content: ResumeContent): string[] {
  const entries = resumeEntrySections.flatMap((section) =>
    content[section].flatMap((entry, index) =>
      Reflect.get(entry, resumeEntryNames[section]) ? [] : [`/${section}/${index}/${resumeEntryNames[section]}`],
    ),
  );
  return [...(content.basics.name ? [] : ['/basics/name']), ...entries];
}

/** How a CV looks, and the language of its headings. */
export const resumeAppearance = { template: z.enum(resumeTemplates), language: z.enum(resumeLanguages) };

export const resumeWrite = z.strictObject({
  name: nameText(1, limits.name),
  ...resumeAppearance,
  content: resumeContent,
});
export type ResumeWrite = z.infer<typeof resumeWrite>;
