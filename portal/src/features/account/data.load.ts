import type { dataRequestViews, ViewOf } from '@prentice/contract';
import { session } from '../../site/browser.session.ts';

/** A request of the reader to export or erase their data. */
export type OwnRequest = ViewOf<typeof dataRequestViews.own>;

/** The newest request of each kind that still matters. */
export async function loadDataRequests(): Promise<{ export: OwnRequest | null; erase: OwnRequest | null }> {
  const { items } = await session.client.dataRequests.list({ list: { sort: ['createdAt', 'DESC'], range: [0, 19] } });
  const newest = (kind: OwnRequest['kind']) => items.find((one) => one.kind === kind) ?? null;
  const erase = newest('erase');
  return { export: newest('export'), erase: erase?.state === 'requested' ? erase : null };
}
