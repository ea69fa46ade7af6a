import type { dataRequestViews, ViewOf } from '@prentice/contract';
import { session } from '../../site/browser-session.ts';

/** A request to export or erase the personal data of the signed-in person. */
export type DataRequest = ViewOf<typeof dataRequestViews.own>;

/** The newest request of each kind that still matters. */
export async function loadDataRequests(): Promise<{ export: DataRequest | null; erase: DataRequest | null }> {
  const { items } = await session.client.dataRequests.list({ list: { sort: ['createdAt', 'DESC'], range: [0, 19] } });
  const newest = (kind: DataRequest['kind']) => items.find((one) => one.kind === kind) ?? null;
  const erase = newest('erase');
  return { export: newest('export'), erase: erase?.state === 'requested' ? erase : null };
}
