import type { NotificationReader } from '@prentice/contract';
import { loadPushStatus, type PushStatus } from './browser-push.ts';
import { getCurrentUser } from '../session/current-user.ts';
import { useSignedInQuery } from '../session/query.hook.ts';

/** The id of the heading of the settings about pushes, to which the choices lead. */
export const PUSH_SECTION_ID = 'push-title';

/** What is known of pushes to a person and to this browser. */
export interface OwnPushStatus extends PushStatus {
  readonly reader: NotificationReader;
  readonly timeZone: string;
}

async function load(): Promise<OwnPushStatus> {
  const [me, status] = await Promise.all([getCurrentUser(), loadPushStatus()]);
  return { ...status, reader: me?.actor ?? { role: 'intern' }, timeZone: me?.user.timeZone ?? 'UTC' };
}

/** Loads how it is with pushes to this browser and the person's others; the sections of the settings share it. */
export const usePushStatus = () => useSignedInQuery({ queryKey: ['push-status'], queryFn: load });

/**
 * Where pushes do not reach: `server` none that the server could send, `everywhere` no device of the person, `here` this
 * browser, while others are reached; null where they reach this browser.
 */
export type PushGap = 'server' | 'everywhere' | 'here';

/** Returns where pushes do not reach. */
export function pushGapOf({ state, devices }: PushStatus): PushGap | null {
  if (state.kind === 'unsupported' && state.reason === 'server') return 'server';
  if (state.kind === 'on') return null;
  return devices.length > 0 ? 'here' : 'everywhere';
}
