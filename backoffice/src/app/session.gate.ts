import type { Me } from '@prentice/contract';
import { verdictAt } from '../guards/screen.guard.ts';
import { openSession } from '../providers/me.store.ts';
import { leaveTo } from './leave.ts';

function showFailure(): null {
  const root = document.getElementById('root');
  const words = document.createElement('p');
  words.className = 'start-failed';
  words.setAttribute('role', 'alert');
  words.textContent = 'The server cannot be reached right now. Check your connection, then load the page again.';
  root?.replaceChildren(words);
  return null;
}

async function enter(): Promise<Me | null> {
  const me = await openSession().catch(showFailure);
  if (!me && document.getElementById('root')?.hasChildNodes()) return null;
  const { pathname, search } = window.location;
  const verdict = verdictAt(pathname, search, me);
  if ('enter' in verdict) return me;
  leaveTo(verdict.redirect);
  return null;
}

/** The person who may see the page that was asked for, or null while they are on their way elsewhere. */
export const me: Promise<Me | null> = enter();
