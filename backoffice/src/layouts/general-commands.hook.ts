import type { Subject } from '@prentice/contract';
import { useLogout, useNavigate } from 'ra-core';
import { pathTo, type ScreenName } from '../app/screen-paths.ts';
import { checkScreenAccess } from '../guards/screen.guard.ts';
import { languages } from '../i18n/i18n.provider.ts';
import { useMessages, type MessageKey } from '../i18n/messages.hook.ts';
import { useAbility, useMe } from '../providers/me-store.ts';
import { themeChoices } from '../theme/AppTheme.tsx';
import type { Command } from './palette-ranking.ts';
import { usePersonPreferences } from './person-preferences.hook.ts';

/** What can be written or asked for from anywhere, for those who may. */
const creations: readonly {
  readonly label: MessageKey;
  readonly words: MessageKey;
  readonly subject: Subject;
  readonly screen: ScreenName;
  /** The part of the screen where it is done. */
  readonly part?: string;
}[] = [
  {
    label: 'internships.create',
    words: 'palette.words.internship',
    subject: 'Internship',
    screen: 'employerInternshipCreate',
  },
  {
    label: 'palette.invite',
    words: 'palette.words.invite',
    subject: 'Member',
    screen: 'companySetup',
    part: '#invite',
  },
  {
    label: 'palette.announce',
    words: 'palette.words.announcement',
    subject: 'Announcement',
    screen: 'announcementCreate',
  },
  { label: 'palette.writeNews', words: 'palette.words.news', subject: 'NewsItem', screen: 'newsCreate' },
  {
    label: 'palette.addExternalJob',
    words: 'palette.words.externalJob',
    subject: 'ExternalJob',
    screen: 'externalJobCreate',
  },
];

/** Returns what somebody may write or ask for, wherever they are. */
function useCreations(): readonly Command[] {
  const text = useMessages();
  const me = useMe();
  const ability = useAbility();
  const navigate = useNavigate();
  const allowed = creations.filter(
    ({ subject, screen }) => ability.can('create', subject) && 'enter' in checkScreenAccess(pathTo(screen), '', me),
  );
  return allowed.map(({ label, words, screen, part = '' }) => ({
    id: `create ${screen}`,
    group: text('palette.general'),
    label: text(label),
    words: text(words),
    run: () => navigate(pathTo(screen) + part),
  }));
}

/** Returns what can be done wherever one is: create and invite, change appearance and language, sign out. */
export function useGeneralCommands(): readonly Command[] {
  const text = useMessages();
  const logout = useLogout();
  const { theme, chooseTheme, locale, chooseLocale } = usePersonPreferences();
  const group = text('palette.general');
  const creationCommands = useCreations();
  return [
    ...creationCommands,
    ...themeChoices.map((choice) => ({
      id: `theme ${choice}`,
      group,
      label: text(`palette.theme.${choice}`),
      detail: choice === theme ? text('palette.theme.current') : undefined,
      words: text(`palette.words.${choice}`),
      run: () => chooseTheme(choice),
    })),
    ...languages
      .filter((language) => language.locale !== locale)
      .map((language) => ({
        id: `language ${language.locale}`,
        group,
        label: text('palette.language', { name: language.name }),
        words: text(`palette.words.${language.locale}`),
        run: () => chooseLocale(language.locale),
      })),
    {
      id: 'sign-out',
      group,
      label: text('person.signOut'),
      words: text('palette.words.signOut'),
      run: () => void logout({ onRequest: true }),
    },
  ];
}
