import type { ApplicationDraft } from '@prentice/contract';
import { z } from 'zod';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/* What the form can hold, unfinished and too long as it may be; the contract's own schema would refuse it as a whole. */
const unfinished = z.object({
  cvDocumentId: z.string().nullable(),
  coverNote: z.string().nullable(),
  answers: z.array(
    z.object({ key: z.string(), value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]) }),
  ),
}) satisfies z.ZodType<ApplicationDraft>;

/* What a tab last had in common with the others when it wrote this. */
const tabbed = unfinished.extend({ over: z.string().optional() });

/** Under which name a draft is kept. */
export const localDraftKey = (internId: string, internshipId: string): string =>
  `application:${internId}:${internshipId}`;

/** What a tab kept, and over which words, as {@link draftText}, it was written. */
export interface LocalDraft {
  readonly draft: ApplicationDraft;
  readonly over: string | undefined;
}

/** A draft as one text, to compare. */
export const draftText = ({ cvDocumentId, coverNote, answers }: ApplicationDraft): string =>
  JSON.stringify({ cvDocumentId, coverNote, answers });

/** Reads what a tab kept; null when there is nothing readable. */
export function parseLocalDraft(kept: string | null): LocalDraft | null {
  try {
    const { success, data } = tabbed.safeParse(JSON.parse(kept ?? 'null'));
    if (!success) return null;
    const { over, ...draft } = data;
    return { draft, over };
  } catch {
    return null;
  }
}

/** What this browser kept of an application that is not sent yet; null when nothing readable. */
export function readLocalDraft(storage: Kept, internId: string, internshipId: string): ApplicationDraft | null {
  return parseLocalDraft(storage.getItem(localDraftKey(internId, internshipId)))?.draft ?? null;
}

/** Keeps a draft in this browser; a full or forbidden storage is no reason to disturb anybody who writes. */
export function keepLocalDraft(
  storage: Kept,
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

export const dropLocalDraft = (storage: Kept, internId: string, internshipId: string): void =>
  storage.removeItem(localDraftKey(internId, internshipId));
