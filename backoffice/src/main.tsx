import './theme/styles.css';
import { renderApp } from './app/render-app.tsx';
import { AppError, type Me } from '@prentice/contract';
import { checkScreenAccess } from './guards/screen.guard.ts';
import { openSession } from './providers/me-store.ts';
import { redirectToPortal } from './app/page-navigation.ts';

/** How long a busy server is left alone before it is asked again, when it does not say. In seconds. */
const PAUSE = 5;

const isBusy = (failure: unknown): failure is AppError =>
  failure instanceof AppError && [429, 503].includes(failure.status);

function showFailure(failure: unknown): void {
  const root = document.getElementById('root');
  const isGerman = document.documentElement.lang === 'de';
  const paragraph = document.createElement('p');
  paragraph.className = 'start-failed';
  paragraph.setAttribute('role', 'alert');
  const unreachable = isGerman
    ? 'Der Server ist gerade nicht erreichbar. Prüfen Sie Ihre Verbindung und laden Sie die Seite neu.'
    : 'We can’t reach the server right now. Check your connection and reload the page.';
  paragraph.textContent = isBusy(failure) ? failure.message : unreachable;
  root?.replaceChildren(paragraph);
}

/** Says that a newer build has taken the place of code that the page needs to begin, where reloading it once did not help. */
function showMissingCode(): void {
  const isGerman = document.documentElement.lang === 'de';
  const button = document.createElement('button');
  button.textContent = isGerman ? 'Neu laden' : 'Reload';
  button.addEventListener('click', () => window.location.reload());
  const paragraph = document.createElement('p');
  paragraph.className = 'start-failed';
  paragraph.setAttribute('role', 'alert');
  paragraph.append(isGerman ? 'Diese Seite wurde aktualisiert. ' : 'This page has been updated. ', button);
  document.getElementById('root')?.replaceChildren(paragraph);
}

/** Opens the session. A server that is only busy is asked again later: it has signed nobody out. */
async function openSessionOrRedirect(): Promise<Me | null> {
  let me: Me | null;
  try {
    me = await openSession();
  } catch (failure) {
    showFailure(failure);
    if (!isBusy(failure)) return null;
    const seconds = Number(failure.params['seconds'] ?? PAUSE);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    return openSessionOrRedirect();
  }
  const { pathname, search } = window.location;
  const verdict = checkScreenAccess(pathname, search, me);
  if ('enter' in verdict) return me;
  redirectToPortal(verdict.redirect);
  return null;
}

/** The person who may see the page that was asked for, or null while they are on their way elsewhere. */
export const admittedUser: Promise<Me | null> = openSessionOrRedirect();

/*
 * Nothing shows before it is known who asks. What follows is not waited for here: a language that is fetched for it imports from the
 * file that this module is in, and would wait in turn until that is evaluated.
 */
const signedIn = await admittedUser;
if (signedIn)
  renderApp(signedIn).catch((failure: unknown) => {
    showMissingCode();
    throw failure;
  });
