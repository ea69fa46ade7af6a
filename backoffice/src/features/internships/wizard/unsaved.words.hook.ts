import { draftUpdate, type DraftUpdate } from '@prentice/contract';
import { useStoreContext } from 'ra-core';
import { useMemo } from 'react';
import { z } from 'zod';

const unsavedWords = z.object({
  /** What the server had when they were written. */
  version: z.number(),
  base: draftUpdate.optional().catch(undefined),
  values: z.record(z.string(), z.unknown()),
});
type Unsaved = Omit<z.infer<typeof unsavedWords>, 'base'> & { readonly base: DraftUpdate | undefined };

/** A place in this browser, the person's own, for what is written about an internship until the server has it. */
export function useUnsavedWords(id: string) {
  const store = useStoreContext();
  return useMemo(() => {
    const key = `unsaved.internship.${id}`;
    return {
      read: (): Unsaved | null => {
        const kept = unsavedWords.safeParse(store.getItem(key)).data;
        return kept ? { ...kept, base: kept.base } : null;
      },
      keep: (words: Unsaved): void => store.setItem(key, words),
      drop: (): void => store.removeItem(key),
    };
  }, [store, id]);
}

export type UnsavedWords = ReturnType<typeof useUnsavedWords>;
export type { Unsaved };
