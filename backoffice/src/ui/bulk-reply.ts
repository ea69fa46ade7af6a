import type { BulkReply } from '@prentice/contract';

/** The records of a call about many for which it worked, or did not. */
export const idsByOutcome = ({ results }: BulkReply, worked: boolean): string[] =>
  results.filter(({ ok }) => ok === worked).map(({ id }) => id);
