import { ThemeProvider } from '@mui/material';
import { configure, render, type RenderResult } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, TestMemoryRouter, testDataProvider, type DataProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { createI18n, fetchMessageParts } from '../i18n/i18n.provider.ts';
import { allMessageParts } from '../i18n/message-parts.ts';
import { muiThemes } from '../theme/mui-theme.ts';

/* A screen that is drawn on a busy machine takes seconds: only one that hangs is to fail by time. */
configure({ asyncUtilTimeout: 10_000 });

/** Renders inside react-admin's contexts, in English unless told otherwise, with neither server nor store. */
export async function renderWithAdmin(
  children: ReactNode,
  language: 'en' | 'de' = 'en',
  dataProvider: DataProvider = testDataProvider(),
): Promise<RenderResult> {
  const i18n = await createI18n(language);
  await fetchMessageParts(allMessageParts);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <TestMemoryRouter>
      <CoreAdminContext dataProvider={dataProvider} i18nProvider={i18n} queryClient={queries}>
        <ThemeProvider theme={muiThemes.light}>{children}</ThemeProvider>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
}
