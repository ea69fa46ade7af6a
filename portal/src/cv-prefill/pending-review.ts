import { createDraftStore, type DraftStorage } from '@prentice/drafts';
import { z } from 'zod';

const pendingReview = z.object({ id: z.string(), fileName: z.string() });
/** A CV whose findings have been neither added nor left out. */
export type PendingReview = z.infer<typeof pendingReview>;

const ABOUT = 'cv';
const ANSWERED = 'answered';

/** Returns the review of an account that waits in this browser to be answered, and which was answered last. */
export function pendingReviewOf(accountId: string, storage: () => DraftStorage = () => localStorage) {
  const store = createDraftStore<PendingReview>({
    name: 'cv-review',
    accountId,
    storage,
    parse: (value) => pendingReview.parse(value),
  });
  return {
    read: (): PendingReview | null => store.read(ABOUT)?.value ?? null,
    save: ({ id, fileName }: PendingReview): void => store.save(ABOUT, { id, fileName }),
    remove: (): void => store.remove(ABOUT),
    /** Remembers that the findings of a CV were added or left out, so that they are not offered again. */
    answer: ({ id, fileName }: PendingReview): void => {
      store.remove(ABOUT);
      store.save(ANSWERED, { id, fileName });
    },
    isAnswered: (id: string): boolean => store.read(ANSWERED)?.value.id === id,
  };
}
