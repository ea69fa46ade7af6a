import { reloadOnNewBuild } from '@prentice/client/browser';
import { onSignOut } from '@prentice/client/tokens';
import { clearDrafts } from '@prentice/drafts';
import type { Me } from '@prentice/contract';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { createI18n, languageOf } from '../i18n/i18n.provider.ts';
import { accountStore } from '../providers/account-store.ts';
import { App } from './App.tsx';
import { prefetchScreenAt } from './app-routes.tsx';
import { redirectToPortal, reloadWhenRestored } from './page-navigation.ts';
import createCache, { type EmotionCache } from '@emotion/cache';

const PLACEHOLDER = '__CSP_NONCE__';

/** Returns the nonce that the server wrote into this page for its content security policy, or undefined in development. */
function pageNonce(page: Document): string | undefined {
  const content = page.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return content && content !== PLACEHOLDER ? content : undefined;
}

/** Returns the style cache of the application; every style element it makes carries the page's nonce. */
const emotionCache = (page: Document): EmotionCache =>
  createCache({ key: 'bo', nonce: pageNonce(page), prepend: true });

/**
 * Fetches the code of a screen as soon as somebody points at a link to it, touches or focuses it, or the row of a table
 * around it.
 */
function prefetchOnIntent(root: HTMLElement): void {
  let latest = '';
  const prefetch = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    const link = target.closest('a[href]') ?? target.closest('tr')?.querySelector('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.pathname === latest) return;
    latest = link.pathname;
    prefetchScreenAt(latest);
  };
  for (const name of ['pointerover', 'touchstart', 'focusin']) root.addEventListener(name, prefetch, { passive: true });
}

/** Shows the application to a person whose session is open. */
export async function renderApp(me: Me): Promise<void> {
  if (import.meta.env.PROD)
    reloadOnNewBuild(window, { id: import.meta.env.VITE_BUILD, currentBuildUrl: '/backoffice-assets/build.json' });
  const root = document.getElementById('root');
  if (!root) return;
  reloadWhenRestored(window, root);
  clearDrafts(globalThis, [me.actor.id ?? me.user.id]);
  onSignOut(() => {
    clearDrafts(globalThis);
    redirectToPortal('/');
  });
  const language = languageOf(me.user.locale);
  document.documentElement.lang = language;
  const fetchedI18n = createI18n(language);
  /* In that language: the screen's texts are fetched with its code. */
  prefetchScreenAt(window.location.pathname);
  const i18n = await fetchedI18n;
  const app = <App cache={emotionCache(document)} i18n={i18n} store={accountStore(me.actor.id ?? me.user.id)} />;
  const router = createBrowserRouter([{ path: '*', element: app }]);
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  prefetchOnIntent(root);
}
