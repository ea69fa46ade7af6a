import { abilityFor, anonymous, type Ability, type Me, type OpenedSession } from '@prentice/contract';
import { client, session } from './session.ts';
import { useSyncExternalStore } from 'react';

interface CurrentUser {
  readonly me: Me | null;
  readonly ability: Ability;
}

let currentUser: CurrentUser = { me: null, ability: abilityFor(anonymous) };
const listeners = new Set<() => void>();

function remember(me: Me | null): Me | null {
  currentUser = { me, ability: abilityFor(me?.actor ?? anonymous) };
  for (const listener of listeners) listener();
  return me;
}

/** Returns who is signed in, and what they may do; `me` is null before a session opened and after it ended. */
export const currentMe = (): CurrentUser => currentUser;

/** Calls back whenever that changes; returns how to stop. */
export function watchMe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/* Not by its schema, whose library would come with the first bytes of every screen. */
const isOpenedSession = (reply: unknown): reply is OpenedSession =>
  typeof reply === 'object' && reply !== null && 'me' in reply && typeof reply.me === 'object' && reply.me !== null;

/**
 * Opens the session of the refresh cookie. Null when there is none or it has ended; other failures are thrown, for an
 * unreachable server must not look like a signed-out person.
 */
export async function openSession(): Promise<Me | null> {
  const isOpen = await session.renew();
  const reply = session.lastReply();
  return remember(isOpen && isOpenedSession(reply) ? reply.me : null);
}

/** Asks the server again who this is, for rights can be given and taken while a page is open. */
export const refreshMe = async (): Promise<Me | null> => remember(await client.auth.me());

/** Changes the language of the account, in which everything is shown and sent to its owner. */
export async function saveLanguage({ user }: Me, locale: Me['user']['locale']): Promise<void> {
  const { name, timeZone, version } = user;
  remember(await client.auth.updateMe({ body: { name, locale, timeZone }, version }));
}

/** Forgets the session on this page. */
export const forgetMe = (): void => {
  session.setToken(null);
  remember(null);
};

/** Returns the signed-in person. Screens are behind a guard, so there always is one. */
export function useMe(): Me {
  const { me } = useSyncExternalStore(watchMe, currentMe);
  if (!me) throw new Error('A screen was shown without a session.');
  return me;
}

/** Returns what the signed-in person may do. */
export const useAbility = (): Ability => useSyncExternalStore(watchMe, currentMe).ability;
