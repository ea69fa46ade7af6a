import type { Me, OpenedSession } from '@prentice/contract';
import { clearDrafts } from '@prentice/drafts';
import { session } from '../site/browser-session.ts';

let currentUser: Promise<Me | null> | undefined;
let sessionEnding = false;

/** Returns whether the session is being ended. Requests that fail meanwhile must not redirect to the sign-in page. */
export const isSessionEnding = (): boolean => sessionEnding;

/* The draft of a profile belongs to the profile, all others to the user. */
const draftOwnersOf = ({ user, profile }: Me): string[] =>
  [user.id, profile.kind === 'intern' ? profile.profileId : null].filter((id) => id !== null);

/* Not by its schema, which most pages have no use for. */
const isOpenedSession = (reply: unknown): reply is OpenedSession =>
  typeof reply === 'object' && reply !== null && 'me' in reply && typeof reply.me === 'object' && reply.me !== null;

/** Returns who the present token is for, as its renewal said; null where the token came with signing in. */
function renewedUser(): Me | null {
  const reply = session.lastReply();
  return isOpenedSession(reply) && reply.accessToken === session.token() ? reply.me : null;
}

async function fetchCurrentUser(): Promise<Me | null> {
  if (!session.token() && !(await session.renew())) return null;
  const me = renewedUser() ?? (await session.client.auth.me());
  clearDrafts(globalThis, draftOwnersOf(me));
  return me;
}

/**
 * Returns the signed-in user of this browser, or null; requested once per page. Rejects when the server cannot be
 * reached.
 */
export function getCurrentUser(): Promise<Me | null> {
  currentUser ??= fetchCurrentUser().catch((error: unknown) => {
    currentUser = undefined;
    throw error;
  });
  return currentUser;
}

/** Stores the changed user, so that later calls on this page return it. */
export function setCurrentUser(me: Me): void {
  currentUser = Promise.resolve(me);
}

/** Ends the session of this browser; whatever the server says, the page forgets its token. */
export async function endSession(): Promise<void> {
  sessionEnding = true;
  /* A renewal under way would hand the browser its cookies again. */
  await currentUser?.catch(() => undefined);
  try {
    await session.client.auth.signOut();
  } finally {
    clearDrafts(globalThis);
    session.setToken(null);
    currentUser = undefined;
  }
}
