import { forgetTyped } from '@prentice/client';
import { keepCurrent } from '@prentice/client/habits';
import type { Me } from '@prentice/contract';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { createI18n, languageOf } from '../i18n/i18n.provider.ts';
import { emotionCache } from '../theme/emotion.cache.ts';
import { accountStore } from '../providers/account.store.ts';
import { App } from './app.tsx';
import { prefetchAt } from './app.routes.tsx';
import { prefetchLikely } from './prefetch.ts';
import { startAnewWhenRestored } from './restored.ts';

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
export async function start(me: Me): Promise<void> {
  if (import.meta.env.PROD)
    keepCurrent(window, { own: import.meta.env.VITE_BUILD, address: '/backoffice-assets/build.json' });
  const root = document.getElementById('root');
  if (!root) return;
  startAnewWhenRestored(window, root);
  prefetchAt(window.location.pathname);
  forgetTyped(globalThis, me.actor.id ?? me.user.id);
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
  prefetchLikely(me);
}
