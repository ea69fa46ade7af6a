import {
  resumeContent,
  resumeLanguages,
  resumeTemplates,
  type ResumeLanguage,
  type ResumeTemplate,
} from '@prentice/contract';
import { createDraftStore, type DraftStore } from '@prentice/drafts';
import { z } from 'zod';
import { draftOf, type EntryDraft, type ResumeDraft } from './resume-draft.ts';

/** What the editor works on: content with its look. */
export interface EditedResume {
  readonly draft: ResumeDraft;
  readonly template: ResumeTemplate;
  readonly language: ResumeLanguage;
  /** Whether its owner changed something since it was read from a file or the profile. */
  readonly isTouched: boolean;
  /** The CV that it was read from, as one of the student's documents. */
  readonly documentId: string | null;
}

export const emptyResume = (language: ResumeLanguage): EditedResume => ({
  draft: draftOf(resumeContent.parse({})),
  template: 'modern',
  language,
  isTouched: false,
  documentId: null,
});

const entry = z.record(z.string(), z.string());

/* Former drafts hold a text with a line for each row: "German: C1". */
const rows = (toRow: (name: string, rest: string) => EntryDraft) =>
  z.union([
    z.array(entry),
    z.string().transform((text) =>
      text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => {
          const [, name = line, rest = ''] = /^(.+?):\s+(.+)$/u.exec(line) ?? [];
          return toRow(name, rest);
        }),
    ),
  ]);

const editedResume = z.object({
  draft: z.object({
    basics: entry,
    profiles: rows((name, rest) => ({ url: rest || name, network: rest ? name : '' })),
    work: z.array(entry),
    education: z.array(entry),
    projects: z.array(entry),
    volunteer: z.array(entry),
    sections: z.array(entry).default([]),
    skills: rows((name, keywords) => ({ name, keywords })),
    languages: rows((language, fluency) => ({ language, fluency })),
  }),
  template: z.enum(resumeTemplates),
  language: z.enum(resumeLanguages),
  isTouched: z.boolean().default(true),
  documentId: z.string().nullable().default(null),
});

/** What the drafts of the editor are about: there is one. */
export const EDITOR_DRAFT = 'editor';

/** Returns the drafts of an account: what was typed and is in no saved version. */
export const resumeDrafts = (accountId: string): DraftStore<EditedResume> =>
  createDraftStore<EditedResume>({
    name: 'resume',
    accountId,
    storage: () => localStorage,
    parse: (value) => editedResume.parse(value),
  });
