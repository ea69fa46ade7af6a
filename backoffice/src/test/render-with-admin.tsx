import { ThemeProvider } from '@mui/material';
import { render, type RenderResult } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, TestMemoryRouter, testDataProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { createI18n } from '../i18n/i18n.provider.ts';
import { muiThemes } from '../theme/mui-theme.ts';

/** Renders inside react-admin's contexts, in English unless told otherwise, with neither server nor store. */
export async function renderWithAdmin(children: ReactNode, language: 'en' | 'de' = 'en'): Promise<RenderResult> {
  const i18n = await createI18n(language);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <TestMemoryRouter>
      <CoreAdminContext dataProvider={testDataProvider()} i18nProvider={i18n} queryClient={queries}>
        <ThemeProvider theme={muiThemes.light}>{children}</ThemeProvider>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
}
