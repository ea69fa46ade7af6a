import type { BulkReply } from '@prentice/contract';
import { translate } from './translate.ts';

/** Does the same to several records, each on its own: a refusal of one is reported and does not stop the others. */
export async function bulk(ids: readonly string[], act: (id: string) => Promise<unknown>): Promise<BulkReply> {
  const results: BulkReply['results'] = [];
  for (const id of ids) results.push(await one(id, act));
  const done = results.filter((result) => result.ok).length;
  return { done, refused: results.length - done, results };
}

async function one(id: string, act: (id: string) => Promise<unknown>): Promise<BulkReply['results'][number]> {
  try {
    await act(id);
    return { id, ok: true, code: null, message: null };
  } catch (error) {
    const refusal = translate(error, {});
    if (refusal.status >= 500) throw error;
    return { id, ok: false, code: refusal.code, message: refusal.message, params: { ...refusal.params } };
  }
}
