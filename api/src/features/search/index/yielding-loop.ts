import { setImmediate as otherWork } from 'node:timers/promises';

/** Rows that are worked on in one go: a few milliseconds. */
const ROWS_PER_STEP = 50;

/** Works on one row after the other and lets other requests in between. */
export async function forEachYielding<T>(rows: AsyncIterable<T> | Iterable<T>, work: (row: T) => void): Promise<void> {
  let done = 0;
  for await (const row of rows) {
    work(row);
    if (++done % ROWS_PER_STEP === 0) await otherWork();
  }
}
