import type { EmotionCache } from '@emotion/react';
import { retryWhileOverloaded } from '@prentice/client';
import { QueryClient } from '@tanstack/react-query';
import {
  CoreAdminContext,
  ResourceDefinitionContextProvider,
  type I18nProvider,
  type ResourceDefinitions,
  type Store,
} from 'ra-core';
import type { ReactElement } from 'react';
import { useRoutes } from 'react-router';
import { authProvider } from '../providers/auth.provider.ts';
import { createDataProvider } from '../providers/data.provider.ts';
import { createHttpClient } from '../providers/http-client.ts';
import { session } from '../providers/session.ts';
import { hasErrorCode } from '../ui/mutations/error-message.hook.ts';
import { AppTheme } from '../theme/AppTheme.tsx';
import { screenRoutes } from './app-routes.tsx';
import { resources } from './screens.ts';
import { AppNotifications } from './AppNotifications.tsx';
import { screenRouter } from './router.provider.tsx';
import { useScrollPosition } from './scroll-position.hook.ts';

const dataProvider = createDataProvider(createHttpClient(session));

const queryClient = new QueryClient({
  /* Without a connection a call fails at once and says so; waiting for one in silence looks like a broken button. */
  defaultOptions: {
    queries: {
      networkMode: 'always',
      ...retryWhileOverloaded((error) => hasErrorCode(error, 'OVERLOADED')),
      staleTime: 5_000,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
});

const definitions: ResourceDefinitions = Object.fromEntries(
  Object.entries(resources).map(([name, { title }]) => [name, { name, recordRepresentation: title }]),
);

function Screens(): ReactElement | null {
  useScrollPosition();
  return useRoutes(screenRoutes);
}

interface AppProps {
  readonly cache: EmotionCache;
  readonly i18n: I18nProvider;
  /** What the signed-in person arranged in this browser. */
  readonly store: Store;
}

/** Shows the one react-admin application behind the three dashboards. */
export const App = ({ cache, i18n, store }: AppProps): ReactElement => (
  <CoreAdminContext
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={i18n}
    queryClient={queryClient}
    routerProvider={screenRouter}
    store={store}
  >
    <ResourceDefinitionContextProvider definitions={definitions}>
      <AppTheme cache={cache}>
        <Screens />
        <AppNotifications />
      </AppTheme>
    </ResourceDefinitionContextProvider>
  </CoreAdminContext>
);
