import { resumeEntrySections, type ResumeContent, type ResumeEntrySection } from '@prentice/contract';

/** An entry as it is typed: every field is a text, and lists have a line for each item. */
export type EntryDraft = Readonly<Record<string, string>>;

/** The fields of each entry in their order. */
export const entryFields = {
  work: ['position', 'name', 'startDate', 'endDate', 'location', 'url', 'summary', 'highlights'],
  education: ['institution', 'studyType', 'area', 'startDate', 'endDate', 'score', 'url', 'courses', 'highlights'],
  projects: ['name', 'startDate', 'endDate', 'url', 'description', 'highlights', 'keywords'],
  volunteer: ['position', 'organization', 'startDate', 'endDate', 'url', 'summary', 'highlights'],
  sections: ['name', 'highlights'],
} as const satisfies Record<ResumeEntrySection, readonly string[]>;

/** The lists whose entries are one row each, with their fields: the first of them is needed. */
export const rowFields = {
  profiles: ['url', 'network'],
  skills: ['name', 'keywords'],
  languages: ['language', 'fluency'],
} as const;
export type RowSection = keyof typeof rowFields;
export type DraftSection = ResumeEntrySection | RowSection;

/** The fields of all lists. */
export const draftFields: Readonly<Record<DraftSection, readonly string[]>> = { ...entryFields, ...rowFields };
export const draftSections = [...resumeEntrySections, 'skills', 'languages', 'profiles'] as const;

export const basicFields = ['name', 'label', 'email', 'phone', 'address', 'url', 'summary'] as const;

/** The content of the editor as it is typed. */
export interface ResumeDraft extends Readonly<Record<DraftSection, readonly EntryDraft[]>> {
  readonly basics: EntryDraft;
}

/** Fields with several items, each on a line of its own. */
export const listFields: ReadonlySet<string> = new Set(['highlights', 'courses', 'keywords']);
export const dateFields: ReadonlySet<string> = new Set(['startDate', 'endDate']);

export const emptyEntry = (section: DraftSection): EntryDraft =>
  Object.fromEntries(draftFields[section].map((field) => [field, '']));

/** Returns a date as the contract has it: it is typed as a CV states it, "2025", "03/2025" or "17/03/2025". */
export function dateOf(text: string): string {
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

/* A comma within brackets sets nothing apart. */
const itemsOf = (text: string): string[] =>
  (text.match(/(?:\([^)]*\)|[^,])+/gu) ?? []).map((item) => item.trim()).filter(Boolean);

const hostOf = (url: string): string => url.trim().replace(/^https?:\/\/(?:www\.)?|[/?#].*$/gu, '');

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
    profiles: content.basics.profiles.map(({ network, url }) => ({ url, network })),
    work: entries('work'),
    education: entries('education'),
    projects: entries('projects'),
    volunteer: entries('volunteer'),
    sections: entries('sections'),
    skills: content.skills.map(({ name, keywords }) => ({ name, keywords: keywords.join(', ') })),
    languages: content.languages.map(({ language, fluency }) => ({ language, fluency: fluency ?? '' })),
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
    basics: {
      ...draft.basics,
      /* A link without a name is known by its host. */
      profiles: draft.profiles.map(({ network = '', url = '' }) => ({ network: network.trim() || hostOf(url), url })),
    },
    ...Object.fromEntries(entries),
    skills: draft.skills.map(({ name, keywords = '' }) => ({ name, keywords: itemsOf(keywords) })),
    languages: draft.languages.map(({ language, fluency }) => ({ language, fluency })),
  };
}

/** Returns whether something was typed into an entry. */
export const isFilled = (entry: EntryDraft | undefined): boolean =>
  Object.values(entry ?? {}).some((text) => text.trim() !== '');

/** Returns a draft without the entries that nothing was typed into. */
export const withoutEmptyEntries = (draft: ResumeDraft): ResumeDraft => ({
  ...draft,
  ...Object.fromEntries(draftSections.map((section) => [section, draft[section].filter(isFilled)])),
});
