import { forgetTyped } from '@prentice/client';
import type { Me } from '@prentice/contract';
import { session } from '../site/browser.session.ts';

let asked: Promise<Me | null> | undefined;
let leaving = false;

/** Whether somebody is signing out: what fails for want of a session then is no reason to send them to the door. */
export const isLeaving = (): boolean => leaving;

async function ask(): Promise<Me | null> {
  if (!session.token() && !(await session.renew())) return null;
  return session.client.auth.me();
}

/** Who is signed in in this browser, or null; asked once per page. Rejects when the server cannot be reached. */
export function whoIsHere(): Promise<Me | null> {
  asked ??= ask().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

/** Takes over what somebody changed about themselves, so that later readers of the page see it. */
export function nowKnownAs(me: Me): void {
  asked = Promise.resolve(me);
}

/** Ends the session of this browser; whatever the server says, the page forgets its token. */
export async function leave(): Promise<void> {
  leaving = true;
  /* A renewal under way would hand the browser its cookies again. */
  await asked?.catch(() => undefined);
  try {
    await session.client.auth.signOut();
  } finally {
    forgetTyped(globalThis);
    session.accept(null);
    asked = undefined;
  }
}
