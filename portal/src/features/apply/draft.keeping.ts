import { applicationDraft, type ApplicationDraft } from '@prentice/contract';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (internId: string, internshipId: string): string => `application:${internId}:${internshipId}`;

/** What this browser kept of an application that is not sent yet; null when nothing readable. */
export function readLocalDraft(storage: Kept, internId: string, internshipId: string): ApplicationDraft | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(internId, internshipId)) ?? 'null');
    return applicationDraft.safeParse(kept).data ?? null;
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
