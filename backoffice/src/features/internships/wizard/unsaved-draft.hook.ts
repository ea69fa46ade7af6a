import { draftUpdate, type DraftUpdate } from '@prentice/contract';
import { useStoreContext } from 'ra-core';
import { useMemo } from 'react';
import { z } from 'zod';

const unsavedDraftSchema = z.object({
  /** What the server had when they were written. */
  version: z.number(),
  base: draftUpdate.optional().catch(undefined),
  values: z.record(z.string(), z.unknown()),
});
type UnsavedDraft = Omit<z.infer<typeof unsavedDraftSchema>, 'base'> & { readonly base: DraftUpdate | undefined };

/** A place in this browser, the person's own, for what is written about an internship until the server has it. */
export function useUnsavedDraft(id: string) {
  const store = useStoreContext();
  return useMemo(() => {
    const key = `unsaved.internship.${id}`;
    return {
      read: (): UnsavedDraft | null => {
        const saved = unsavedDraftSchema.safeParse(store.getItem(key)).data;
        return saved ? { ...saved, base: saved.base } : null;
      },
      keep: (draft: UnsavedDraft): void => store.setItem(key, draft),
      drop: (): void => store.removeItem(key),
    };
  }, [store, id]);
}

export type UnsavedDraftStore = ReturnType<typeof useUnsavedDraft>;
export type { UnsavedDraft };
