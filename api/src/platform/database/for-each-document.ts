import type { Document, FindCursor } from 'mongodb';

/** Records of one reply: as many as are surely done before the database forgets the cursor. */
const BATCH = 200;

/**
 * Does the same to each record that is found, one after the other: one cursor, whatever their number. A record that changes
 * meanwhile may come twice or not at all, so `act` checks again. A failure is passed on and does not stop the others.
 */
export async function forEachDocument<T extends Document>(
  found: FindCursor<T>,
  act: (one: T) => Promise<unknown>,
  failed: (error: unknown, one: T) => void,
): Promise<void> {
  for await (const one of found.batchSize(BATCH)) {
    try {
      await act(one);
    } catch (error) {
      failed(error, one);
    }
  }
}
