import { LiveUpdates, openLiveStream } from '@prentice/client/live';
import { session } from './session.ts';

let current: { readonly person: string; readonly updates: LiveUpdates } | undefined;

/** Returns the live updates of this page for who is signed in. */
export function liveUpdatesOf(person: string): LiveUpdates {
  if (current?.person !== person) current = { person, updates: new LiveUpdates(person, openLiveStream(session)) };
  return current.updates;
}
