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

const keyOf = (internId: string, internshipId: string): string => `application:${internId}:${internshipId}`;

/** What this browser kept of an application that is not sent yet; null when nothing readable. */
export function readLocalDraft(storage: Kept, internId: string, internshipId: string): ApplicationDraft | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(internId, internshipId)) ?? 'null');
    return unfinished.safeParse(kept).data ?? null;
  } catch {
    return null;
  }
}

/** Keeps a draft in this browser; a full or forbidden storage is no reason to disturb anybody who writes. */
export function keepLocalDraft(storage: Kept, internId: string, internshipId: string, draft: ApplicationDraft): void {
  try {
    storage.setItem(keyOf(internId, internshipId), JSON.stringify(draft));
  } catch {
    // The server keeps it as well.
  }
}

export const dropLocalDraft = (storage: Kept, internId: string, internshipId: string): void =>
  storage.removeItem(keyOf(internId, internshipId));
