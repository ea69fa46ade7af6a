import type { ApplicationDraftContent } from '@prentice/contract';
import { createDraftStore, type DraftStorage } from '@prentice/drafts';
import { z } from 'zod';

/* What the form can hold, unfinished and too long as it may be; the contract's own schema would refuse it as a
   whole. */
const draftSchema = z.object({
  cvDocumentId: z.string().nullable(),
  coverNote: z.string().nullable(),
  answers: z.array(
    z.object({ key: z.string(), value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]) }),
  ),
}) satisfies z.ZodType<ApplicationDraftContent>;

/* What a tab last had in common with the others when it wrote this. */
const storedDraftSchema = z.object({ draft: draftSchema, over: z.string().optional() });

const storeOf = (internId: string, storage: DraftStorage = localStorage) =>
  createDraftStore<LocalDraft>({
    name: 'application',
    accountId: internId,
    storage: () => storage,
    parse: (value) => storedDraftSchema.parse(value),
  });

/** Returns the storage key of a draft. */
export const localDraftKey = (internId: string, internshipId: string): string => storeOf(internId).key(internshipId);

/** A stored draft with the text that it was based on, as returned by {@link draftText}. */
export interface LocalDraft {
  readonly draft: ApplicationDraftContent;
  readonly over?: string | undefined;
}

/** Returns a draft as one text, for comparison. */
export const serializeDraft = ({ cvDocumentId, coverNote, answers }: ApplicationDraftContent): string =>
  JSON.stringify({ cvDocumentId, coverNote, answers });

/** Parses a stored draft; null when there is none or it is malformed. */
export const parseLocalDraft = (stored: string | null): LocalDraft | null => storeOf('').parse(stored)?.value ?? null;

/** What this browser kept of an application that is not sent yet; null when nothing readable. */
export const readLocalDraft = (
  storage: DraftStorage,
  internId: string,
  internshipId: string,
): ApplicationDraftContent | null => storeOf(internId, storage).read(internshipId)?.value.draft ?? null;

/** Stores a draft in this browser; where it forbids that, the draft stays with the page. */
export const saveLocalDraft = (
  storage: DraftStorage,
  internId: string,
  internshipId: string,
  draft: ApplicationDraftContent,
  over?: string,
): void => storeOf(internId, storage).save(internshipId, { draft, over });

export const deleteLocalDraft = (storage: DraftStorage, internId: string, internshipId: string): void =>
  storeOf(internId, storage).remove(internshipId);
