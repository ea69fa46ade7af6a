import {
  resumeContent,
  resumeEntrySections,
  resumeLanguages,
  resumeTemplates,
  type ResumeContent,
  type ResumeEntrySection,
  type ResumeLanguage,
  type ResumeTemplate,
} from '@prentice/contract';
import { createDraftStore, type DraftStore } from '@prentice/drafts';
import { z } from 'zod';

/** An entry as it is typed: every field is a text, and lists have a line for each item. */
export type EntryDraft = Readonly<Record<string, string>>;

/** The content of the editor as it is typed. Lists of links, skills and languages are texts with a line for each. */
export interface ResumeDraft extends Readonly<Record<ResumeEntrySection, readonly EntryDraft[]>> {
  readonly basics: EntryDraft;
  readonly profiles: string;
  readonly skills: string;
  readonly languages: string;
}

/** The fields of each entry in their order. */
export const entryFields = {
  work: ['position', 'name', 'startDate', 'endDate', 'location', 'url', 'summary', 'highlights'],
  education: ['institution', 'studyType', 'area', 'startDate', 'endDate', 'score', 'url', 'courses'],
  projects: ['name', 'startDate', 'endDate', 'url', 'description', 'highlights', 'keywords'],
  volunteer: ['position', 'organization', 'startDate', 'endDate', 'url', 'summary', 'highlights'],
} as const satisfies Record<ResumeEntrySection, readonly string[]>;

export const basicFields = ['name', 'label', 'email', 'phone', 'address', 'url', 'summary'] as const;

/** Fields with several items, each on a line of its own. */
export const listFields: ReadonlySet<string> = new Set(['highlights', 'courses', 'keywords']);

export const emptyEntry = (section: ResumeEntrySection): EntryDraft =>
  Object.fromEntries(entryFields[section].map((field) => [field, '']));

const dateFields: ReadonlySet<string> = new Set(['startDate', 'endDate']);

/* Dates are typed as a CV states them: "2025", "03/2025" or "17/03/2025". */
function dateOf(text: string): string {
  const [, day, month, year] = /^(?:(?:(\d{1,2})[/.])?(\d{1,2})[/.])?(\d{4})$/u.exec(text.trim()) ?? [];
  if (!year) return text;
  return [year, month, day].flatMap((part) => (part ? [part.padStart(2, '0')] : [])).join('-');
}

const textOf = (value: unknown): string => (Array.isArray(value) ? value.join('\n') : String(value ?? ''));
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/* "Web: HTML, CSS" is a name with what belongs to it. */
const named = (line: string): [name: string, rest: string | null] => {
  const [, name, rest] = /^(.+?):\s+(.+)$/u.exec(line) ?? [];
  return name && rest ? [name, rest] : [line, null];
};

const linkOf = (line: string): { network: string; url: string } => {
  const [name, url] = named(line);
  return url ? { network: name, url } : { network: name.replace(/^https?:\/\/(?:www\.)?|[/?#].*$/gu, ''), url: name };
};

/** Returns content as it is typed. */
export function draftOf(content: ResumeContent): ResumeDraft {
  const entries = (section: ResumeEntrySection): EntryDraft[] =>
    content[section].map((entry) =>
      Object.fromEntries(
        entryFields[section].map((field) => {
          const text = textOf(Reflect.get(entry, field));
          return [field, dateFields.has(field) ? text.split('-').toReversed().join('/') : text];
        }),
      ),
    );
  return {
    basics: Object.fromEntries(basicFields.map((field) => [field, textOf(content.basics[field])])),
    profiles: content.basics.profiles.map(({ network, url }) => `${network}: ${url}`).join('\n'),
    work: entries('work'),
    education: entries('education'),
    projects: entries('projects'),
    volunteer: entries('volunteer'),
    skills: content.skills
      .map(({ name, keywords }) => (keywords.length > 0 ? `${name}: ${keywords.join(', ')}` : name))
      .join('\n'),
    languages: content.languages
      .map(({ language, fluency }) => (fluency ? `${language}: ${fluency}` : language))
      .join('\n'),
  };
}

const entryOf = (entry: EntryDraft): object =>
  Object.fromEntries(
    Object.entries(entry).map(([field, text]) => {
      if (listFields.has(field)) return [field, linesOf(text)];
      return [field, dateFields.has(field) ? dateOf(text) : text];
    }),
  );

/** Returns what was typed in the shape of the contract, which says whether it fits; entries keep their places. */
export function contentOf(draft: ResumeDraft): unknown {
  const entries = resumeEntrySections.map((section) => [section, draft[section].map(entryOf)]);
  return {
    basics: { ...draft.basics, profiles: linesOf(draft.profiles).map(linkOf) },
    ...Object.fromEntries(entries),
    skills: linesOf(draft.skills).map((line) => {
      const [name, words] = named(line);
      return { name, keywords: words ? words.split(/\s*,\s*/u).filter(Boolean) : [] };
    }),
    languages: linesOf(draft.languages).map((line) => {
      const [language, fluency] = named(line);
      return { language, fluency };
    }),
  };
}

/** Returns a draft without the entries that nothing was typed into. */
export function withoutEmptyEntries(draft: ResumeDraft): ResumeDraft {
  const filled = (section: ResumeEntrySection): readonly EntryDraft[] =>
    draft[section].filter((entry) => Object.values(entry).some((text) => text.trim() !== ''));
  return {
    ...draft,
    work: filled('work'),
    education: filled('education'),
    projects: filled('projects'),
    volunteer: filled('volunteer'),
  };
}

/** What the editor works on: content with its look, and the saved version that it was opened from. */
export interface EditedResume {
  readonly draft: ResumeDraft;
  readonly template: ResumeTemplate;
  readonly language: ResumeLanguage;
}

export const emptyResume = (language: ResumeLanguage): EditedResume => ({
  draft: draftOf(resumeContent.parse({})),
  template: 'modern',
  language,
});

const entry = z.record(z.string(), z.string());
const editedResume = z.object({
  draft: z.object({
    basics: entry,
    profiles: z.string(),
    work: z.array(entry),
    education: z.array(entry),
    projects: z.array(entry),
    volunteer: z.array(entry),
    skills: z.string(),
    languages: z.string(),
  }),
  template: z.enum(resumeTemplates),
  language: z.enum(resumeLanguages),
}) satisfies z.ZodType<EditedResume>;

/** The drafts of an account: what was typed and is in no saved version. */
export const resumeDrafts = (accountId: string): DraftStore<EditedResume> =>
  createDraftStore<EditedResume>({
    name: 'resume',
    accountId,
    storage: () => localStorage,
    parse: (value) => editedResume.parse(value),
  });
