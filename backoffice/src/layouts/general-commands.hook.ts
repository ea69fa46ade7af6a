import { useLogout, useNavigate } from 'ra-core';
import { pathTo } from '../app/screen-paths.ts';
import { checkScreenAccess } from '../guards/screen.guard.ts';
import { languages } from '../i18n/i18n.provider.ts';
import { useMessages } from '../i18n/messages.hook.ts';
import { useMe } from '../providers/me-store.ts';
import { themeChoices } from '../theme/AppTheme.tsx';
import type { Command } from './palette-command.ts';
import { usePersonPreferences } from './person-preferences.hook.ts';

/** Returns what can be done wherever one is: write an announcement, change appearance and language, sign out. */
export function useGeneralCommands(): readonly Command[] {
  const text = useMessages();
  const me = useMe();
  const navigate = useNavigate();
  const logout = useLogout();
  const { theme, chooseTheme, locale, chooseLocale } = usePersonPreferences();
  const group = text('palette.general');
  const announcementPath = pathTo('announcementCreate');
  const mayAnnounce = 'enter' in checkScreenAccess(announcementPath, '', me);
  return [
    ...(mayAnnounce
      ? [{ id: 'announce', group, label: text('palette.announce'), run: () => navigate(announcementPath) }]
      : []),
    ...themeChoices
      .filter((choice) => choice !== theme)
      .map((choice) => ({
        id: `theme ${choice}`,
        group,
        label: text(`palette.theme.${choice}`),
        run: () => chooseTheme(choice),
      })),
    ...languages
      .filter((language) => language.locale !== locale)
      .map((language) => ({
        id: `language ${language.locale}`,
        group,
        label: text('palette.language', { name: language.name }),
        run: () => chooseLocale(language.locale),
      })),
    { id: 'sign-out', group, label: text('person.signOut'), run: () => void logout({ wished: true }) },
  ];
}
