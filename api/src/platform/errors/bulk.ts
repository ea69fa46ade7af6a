import type { BulkReply } from '@prentice/contract';
import { toAppError } from './to-app-error.ts';

/** Does the same to several records, each on its own: a refusal of one is reported and does not stop the others. */
export async function runBulk(ids: readonly string[], act: (id: string) => Promise<unknown>): Promise<BulkReply> {
  const results: BulkReply['results'] = [];
  for (const id of ids) results.push(await runOne(id, act));
  const done = results.filter((result) => result.ok).length;
  return { done, refused: results.length - done, results };
}

async function runOne(id: string, act: (id: string) => Promise<unknown>): Promise<BulkReply['results'][number]> {
  try {
    await act(id);
    return { id, ok: true, code: null, message: null };
  } catch (error) {
    const refusal = toAppError(error, {});
    if (refusal.status >= 500) throw error;
    return { id, ok: false, code: refusal.code, message: refusal.message, params: { ...refusal.params } };
  }
}
