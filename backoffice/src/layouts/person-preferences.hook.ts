import { useLocaleState, useStore } from 'ra-core';
import type { Language } from '../i18n/i18n.provider.ts';
import { saveLanguage, useMe } from '../providers/me-store.ts';
import { sharePreference } from '../providers/shared-preferences.ts';
import type { ThemeChoice } from '../theme/AppTheme.tsx';
import { useApiMutation } from '../ui/mutations/api-mutation.hook.ts';

/** Returns in which appearance and language somebody reads, and what changes them here and in the portal. */
export function usePersonPreferences() {
  const me = useMe();
  const [theme, setTheme] = useStore<ThemeChoice>('theme', 'system');
  const [locale, setLocale] = useLocaleState();
  const save = useApiMutation((language: Language) => saveLanguage(me, language));
  return {
    theme,
    chooseTheme: (choice: ThemeChoice): void => {
      setTheme(choice);
      sharePreference('theme', choice);
    },
    locale,
    chooseLocale: (language: Language): void => {
      setLocale(language);
      sharePreference('language', language);
      if (language !== me.user.locale) save.mutate(language);
    },
  };
}
