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

const storedDraftSchema = z.object({ draft: draftSchema, base: z.string().optional() });

const storeOf = (internId: string, storage: DraftStorage = localStorage) =>
  createDraftStore<LocalDraft>({
    name: 'application',
    accountId: internId,
    storage: () => storage,
    parse: (value) => storedDraftSchema.parse(value),
  });

/** Returns the storage key of a draft. */
export const localDraftKey = (internId: string, internshipId: string): string => storeOf(internId).key(internshipId);

export interface LocalDraft {
  readonly draft: ApplicationDraftContent;
  /** The version that the tab had in common with the others when it stored this, as {@link serializeDraft} returns it. */
  readonly base?: string | undefined;
}

/** Returns a draft as one string, for comparison. */
export const serializeDraft = ({ cvDocumentId, coverNote, answers }: ApplicationDraftContent): string =>
  JSON.stringify({ cvDocumentId, coverNote, answers });

/** Parses a stored draft; null when there is none or it is malformed. */
export const parseLocalDraft = (stored: string | null): LocalDraft | null => storeOf('').parse(stored)?.value ?? null;

/** Returns the draft of an application that this browser stored; null when there is none or it is malformed. */
export const readLocalDraft = (
  storage: DraftStorage,
  internId: string,
  internshipId: string,
): ApplicationDraftContent | null => storeOf(internId, storage).read(internshipId)?.value.draft ?? null;

/** Stores a draft in this browser; where the browser forbids that, the draft lasts as long as the page. */
export const saveLocalDraft = (
  storage: DraftStorage,
  internId: string,
  internshipId: string,
  draft: ApplicationDraftContent,
  base?: string,
): void => storeOf(internId, storage).save(internshipId, { draft, base });

export const deleteLocalDraft = (storage: DraftStorage, internId: string, internshipId: string): void =>
  storeOf(internId, storage).remove(internshipId);
