import type { ResumeSummary } from '@prentice/contract';
import { createDraftStore } from '@prentice/drafts';
import { useState } from 'react';
import { z } from 'zod';
import { EDITOR_DRAFT, type EditedResume } from './resume-draft-store.ts';
import { savableContent } from './resume-errors.ts';

const savedVersion = z.object({
  id: z.string(),
  name: z.string(),
  version: z.number(),
  updatedAt: z.string(),
  content: z.string(),
});

/** The version in the student's account that the editor holds, or held before the last changes. */
export type SavedVersion = z.infer<typeof savedVersion>;

/* Empty entries and spaces that nobody sees make no difference. */
const comparableContent = ({ draft, template, language }: EditedResume): string =>
  JSON.stringify([savableContent(draft) ?? draft, template, language]);

/** Returns a version with what the editor held when it was saved or restored. */
export const savedAs = (
  { id, name, version, updatedAt }: Pick<ResumeSummary, 'id' | 'name' | 'version' | 'updatedAt'>,
  edited: EditedResume,
): SavedVersion => ({ id, name, version, updatedAt, content: comparableContent(edited) });

/** Returns whether everything in the editor is in a saved version. */
export const isSavedAs = ({ content }: SavedVersion, edited: EditedResume): boolean =>
  content === comparableContent(edited);

/**
 * Returns the version that the editor holds, which a reload of the page does not forget.
 * @param handedOver what the editor holds after another CV took the place of the draft; the version is forgotten unless
 *   it says the same: to save would overwrite it with that CV
 */
export function useSavedVersion(
  accountId: string,
  handedOver: EditedResume | null = null,
): readonly [SavedVersion | null, (version: SavedVersion | null) => void] {
  const [store] = useState(() =>
    createDraftStore<SavedVersion>({
      name: 'resume-saved',
      accountId,
      storage: () => localStorage,
      parse: (value) => savedVersion.parse(value),
    }),
  );
  const [version, setVersion] = useState(() => {
    const remembered = store.read(EDITOR_DRAFT)?.value ?? null;
    if (!remembered || !handedOver || isSavedAs(remembered, handedOver)) return remembered;
    store.remove(EDITOR_DRAFT);
    return null;
  });
  const keep = (next: SavedVersion | null): void => {
    if (next) store.save(EDITOR_DRAFT, next);
    else store.remove(EDITOR_DRAFT);
    setVersion(next);
  };
  return [version, keep];
}
