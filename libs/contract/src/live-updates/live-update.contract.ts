import { z } from 'zod';
import { id } from '../kernel/ids.ts';
import { operation, signedIn } from '../kernel/operation.ts';
import { liveKinds, liveUpdateLimits, liveUpdatesPath } from './live-update-kinds.ts';

/** Something that changed: a record, or without an id anything of its kind. What it says now is loaded as always. */
const liveChange = z.object({ kind: z.enum(liveKinds), id: id.nullable() });
export type LiveChange = z.infer<typeof liveChange>;

const noData = z.object({});

/**
 * The messages of a stream by name, and the data of each. `ready` opens it; `changed` lists changes; after `resync`
 * anything may have changed; `ended` says that the session has ended.
 */
export const liveMessages = {
  ready: noData,
  changed: z.object({ changes: z.array(liveChange).max(liveUpdateLimits.changesPerMessage) }),
  resync: noData,
  ended: noData,
};
export type LiveMessages = { readonly [Name in keyof typeof liveMessages]: z.infer<(typeof liveMessages)[Name]> };

export const liveUpdateOperations = {
  stream: operation({
    method: 'GET',
    path: liveUpdatesPath,
    summary: `Follow what changes, as server-sent events: ${Object.keys(liveMessages).join(', ')}; resumes by Last-Event-ID`,
    access: signedIn,
    rate: 'read',
    replyKind: 'events',
    unverified: true,
  }),
};
