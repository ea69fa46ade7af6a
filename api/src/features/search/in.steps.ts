import { setImmediate as otherWork } from 'node:timers/promises';

/** Rows that are worked on in one go: a few milliseconds. */
const STEP = 50;

/** Works on one row after the other and lets other requests in between. */
export async function inSteps<T>(rows: AsyncIterable<T> | Iterable<T>, work: (row: T) => void): Promise<void> {
  let done = 0;
  for await (const row of rows) {
    work(row);
    if (++done % STEP === 0) await otherWork();
  }
}
