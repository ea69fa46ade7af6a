import { draftUpdate, type DraftUpdate } from '@prentice/contract';
import { useMemo } from 'react';
import { z } from 'zod';
import { accountDrafts } from '../../../../ui/dialogs/stored-draft.hook.ts';

const storedSchema = z.object({
  base: draftUpdate.optional().catch(undefined),
  values: z.record(z.string(), z.unknown()),
});

/** What is written about an internship and the server has not got, with what the server had when it was written. */
export interface UnsavedDraft {
  readonly version: number;
  readonly base: DraftUpdate | undefined;
  readonly values: Record<string, unknown>;
}

/** What was sent last from this tab, which the server may have although its reply never came. */
export interface SentDraft {
  readonly read: () => DraftUpdate | null;
  readonly keep: (draft: DraftUpdate) => void;
}

/** Keeps what the signed-in person writes about an internship in this browser until the server has it. */
export function useUnsavedDraft(id: string) {
  return useMemo(() => {
    const drafts = accountDrafts({
      name: 'internship',
      keptIn: 'browser',
      parse: (value) => storedSchema.parse(value),
    });
    const sent = accountDrafts({
      name: 'internship-sent',
      keptIn: 'tab',
      parse: (value) => draftUpdate.parse(value),
    });
    return {
      sent: {
        read: () => sent.read(id)?.value ?? null,
        keep: (draft) => sent.save(id, draft),
      } satisfies SentDraft,
      read: (): UnsavedDraft | null => {
        const draft = drafts.read(id);
        if (!draft || draft.version === null) return null;
        return { version: draft.version, base: draft.value.base, values: draft.value.values };
      },
      keep: ({ version, ...written }: UnsavedDraft): void => drafts.save(id, written, version),
      drop: (): void => drafts.remove(id),
    };
  }, [id]);
}
