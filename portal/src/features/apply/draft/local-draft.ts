import type { ApplicationDraft } from '@prentice/contract';
import { z } from 'zod';

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/* What the form can hold, unfinished and too long as it may be; the contract's own schema would refuse it as a whole. */
const draftSchema = z.object({
  cvDocumentId: z.string().nullable(),
  coverNote: z.string().nullable(),
  answers: z.array(
    z.object({ key: z.string(), value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]) }),
  ),
}) satisfies z.ZodType<ApplicationDraft>;

/* What a tab last had in common with the others when it wrote this. */
const storedDraftSchema = draftSchema.extend({ over: z.string().optional() });

/** Returns the storage key of a draft. */
export const localDraftKey = (internId: string, internshipId: string): string =>
  `application:${internId}:${internshipId}`;

/** A stored draft with the text that it was based on, as returned by {@link draftText}. */
export interface LocalDraft {
  readonly draft: ApplicationDraft;
  readonly over: string | undefined;
}

/** Returns a draft as one text, for comparison. */
export const serializeDraft = ({ cvDocumentId, coverNote, answers }: ApplicationDraft): string =>
  JSON.stringify({ cvDocumentId, coverNote, answers });

/** Parses a stored draft; null when there is none or it is malformed. */
export function parseLocalDraft(kept: string | null): LocalDraft | null {
  try {
    const { success, data } = storedDraftSchema.safeParse(JSON.parse(kept ?? 'null'));
    if (!success) return null;
    const { over, ...draft } = data;
    return { draft, over };
  } catch {
    return null;
  }
}

/** What this browser kept of an application that is not sent yet; null when nothing readable. */
export function readLocalDraft(storage: DraftStorage, internId: string, internshipId: string): ApplicationDraft | null {
  return parseLocalDraft(storage.getItem(localDraftKey(internId, internshipId)))?.draft ?? null;
}

/** Stores a draft in this browser; a full or forbidden storage is ignored. */
export function saveLocalDraft(
  storage: DraftStorage,
  internId: string,
  internshipId: string,
  draft: ApplicationDraft,
  over?: string,
): void {
  try {
    storage.setItem(localDraftKey(internId, internshipId), JSON.stringify({ ...draft, over }));
  } catch {
    // The server keeps it as well.
  }
}

export const deleteLocalDraft = (storage: DraftStorage, internId: string, internshipId: string): void =>
  storage.removeItem(localDraftKey(internId, internshipId));
