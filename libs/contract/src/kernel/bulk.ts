import { z } from 'zod';
import { id } from './ids.ts';

/** Most records that one bulk request may name. */
export const bulkLimit = 100;

/** Minutes within which a change of state by somebody who manages content can be undone. */
export const contentUndoMinutes = 10;

/** The records of a bulk request, each once. */
export const bulkIds = z
  .array(id)
  .min(1, 'Choose at least one.')
  .max(bulkLimit, `At most ${bulkLimit} at once.`)
  .refine((ids) => new Set(ids).size === ids.length, 'Choose each record only once.');

/** What became of each record of a bulk request, in the order asked; one refusal does not stop the others. */
export const bulkReply = z.object({
  done: z.int(),
  refused: z.int(),
  results: z.array(
    z.object({
      id,
      ok: z.boolean(),
      code: z.string().max(40).nullable(),
      message: z.string().max(300).nullable(),
      /** What the message names, for those who say it in another language. */
      params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    }),
  ),
});
export type BulkReply = z.infer<typeof bulkReply>;
