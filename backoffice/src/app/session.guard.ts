import type { Me } from '@prentice/contract';
import { checkScreenAccess } from '../guards/screen.guard.ts';
import { openSession } from '../providers/me-store.ts';
import { redirectToPortal } from './portal-redirect.ts';

function showFailure(): null {
  const root = document.getElementById('root');
  const words = document.createElement('p');
  words.className = 'start-failed';
  words.setAttribute('role', 'alert');
  words.textContent = 'The server cannot be reached right now. Check your connection, then load the page again.';
  root?.replaceChildren(words);
  return null;
}

async function openSessionOrRedirect(): Promise<Me | null> {
  const me = await openSession().catch(showFailure);
  if (!me && document.getElementById('root')?.hasChildNodes()) return null;
  const { pathname, search } = window.location;
  const verdict = checkScreenAccess(pathname, search, me);
  if ('enter' in verdict) return me;
  redirectToPortal(verdict.redirect);
  return null;
}

/** The person who may see the page that was asked for, or null while they are on their way elsewhere. */
export const admittedUser: Promise<Me | null> = openSessionOrRedirect();
