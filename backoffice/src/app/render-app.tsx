import { clearUnsentInput } from '@prentice/client';
import { reloadOnNewBuild } from '@prentice/client/habits';
import type { Me } from '@prentice/contract';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { createI18n, languageOf } from '../i18n/i18n.provider.ts';
import { emotionCache } from '../theme/emotion-cache.ts';
import { accountStore } from '../providers/account-store.ts';
import { App } from './App.tsx';
import { prefetchScreenAt } from './app-routes.tsx';
import { prefetchLikelyScreens } from './prefetch-screens.ts';
import { reloadWhenRestored } from './reload-restored-page.ts';

/** React-admin keeps the chosen language under this name. */
const storedLanguage = (): string | null => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem('RaStore.locale') ?? 'null');
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
};

/** Shows the application to a person whose session is open. */
export async function renderApp(me: Me): Promise<void> {
  if (import.meta.env.PROD)
    reloadOnNewBuild(window, { id: import.meta.env.VITE_BUILD, currentBuildUrl: '/backoffice-assets/build.json' });
  const root = document.getElementById('root');
  if (!root) return;
  reloadWhenRestored(window, root);
  prefetchScreenAt(window.location.pathname);
  clearUnsentInput(globalThis, me.actor.id ?? me.user.id);
  const language = languageOf(storedLanguage() ?? me.user.locale);
  document.documentElement.lang = language;
  const i18n = await createI18n(language);
  const app = <App cache={emotionCache(document)} i18n={i18n} store={accountStore(me.actor.id ?? me.user.id)} />;
  const router = createBrowserRouter([{ path: '*', element: app }]);
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  prefetchLikelyScreens(me);
}
