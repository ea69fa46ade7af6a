import { CacheProvider, type EmotionCache } from '@emotion/react';
import { CssBaseline, ThemeProvider, useMediaQuery } from '@mui/material';
import { useStore } from 'ra-core';
import { useLayoutEffect, type ReactElement, type ReactNode } from 'react';
import { muiThemes } from './mui-theme.ts';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** Returns the theme to show for a choice, given what the system asks for. */
const resolveTheme = (choice: ThemeChoice, systemDark: boolean): 'light' | 'dark' =>
  choice === 'system' ? (systemDark ? 'dark' : 'light') : choice;

/** Gives the application its theme: the person's choice, or the system's; the token sheet follows `data-theme`. */
export function AppTheme({ cache, children }: { cache: EmotionCache; children: ReactNode }): ReactElement {
  const [choice] = useStore<ThemeChoice>('theme', 'system');
  const systemDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const theme = resolveTheme(choice, systemDark);
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={muiThemes[theme]}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
