import { draftUpdate, type DraftUpdate } from '@prentice/contract';
import { useMemo } from 'react';
import { z } from 'zod';
import { accountDrafts } from '../../../../ui/dialogs/stored-draft.hook.ts';

const storedSchema = z.object({
  base: draftUpdate.optional().catch(undefined),
  values: z.record(z.string(), z.unknown()),
});

/** The values of the form that the server lacks, with the version of the server that they are based on. */
export interface UnsavedDraft {
  readonly version: number;
  readonly base: DraftUpdate | undefined;
  readonly values: Record<string, unknown>;
}

/** The draft that this tab sent last, which the server may have although its reply never arrived. */
export interface SentDraft {
  readonly read: () => DraftUpdate | null;
  readonly save: (draft: DraftUpdate) => void;
}

/** Returns the store of what the signed-in person changed of an internship, in this browser until the server has it. */
export function useUnsavedDraft(id: string) {
  return useMemo(() => {
    const drafts = accountDrafts({
      name: 'internship',
      storedIn: 'browser',
      parse: (value) => storedSchema.parse(value),
    });
    const sent = accountDrafts({
      name: 'internship-sent',
      storedIn: 'tab',
      parse: (value) => draftUpdate.parse(value),
    });
    return {
      sent: {
        read: () => sent.read(id)?.value ?? null,
        save: (draft) => sent.save(id, draft),
      } satisfies SentDraft,
      read: (): UnsavedDraft | null => {
        const draft = drafts.read(id);
        if (!draft || draft.version === null) return null;
        return { version: draft.version, base: draft.value.base, values: draft.value.values };
      },
      save: ({ version, ...draft }: UnsavedDraft): void => drafts.save(id, draft, version),
      remove: (): void => drafts.remove(id),
    };
  }, [id]);
}
