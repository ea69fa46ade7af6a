import CheckIcon from '@mui/icons-material/Check';
import { Divider, ListItemIcon, ListSubheader, Menu, MenuItem } from '@mui/material';
import { useLogout } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import { redirectToPortal } from '../app/page-navigation.ts';
import { languages } from '../i18n/i18n.provider.ts';
import { useMessages } from '../i18n/messages.hook.ts';
import { useMe } from '../providers/me-store.ts';
import { settingsPath } from '../providers/shared-preferences.ts';
import { useSingleKeySetting } from '../ui/keyboard/keyboard-shortcut-setting.ts';
import { themeChoices } from '../theme/AppTheme.tsx';
import { usePersonPreferences } from './person-preferences.hook.ts';

interface ChoiceProps {
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
  readonly lang?: string;
  /** On or off for itself, and not one of several. */
  readonly isToggle?: boolean;
}

function Choice({ chosen, onChoose, children, lang, isToggle }: ChoiceProps): ReactElement {
  return (
    <MenuItem
      role={isToggle ? 'menuitemcheckbox' : 'menuitemradio'}
      aria-checked={chosen}
      onClick={onChoose}
      lang={lang}
    >
      <ListItemIcon>{chosen && <CheckIcon fontSize="small" />}</ListItemIcon>
      {children}
    </MenuItem>
  );
}

/** Theme, language, keys, account and sign-out. */
export default function UserMenuPanel({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }): ReactElement {
  const text = useMessages();
  const me = useMe();
  const logout = useLogout();
  const { theme, chooseTheme, locale, chooseLocale } = usePersonPreferences();
  const [keys, setKeys] = useSingleKeySetting();
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      <ListSubheader sx={{ bgcolor: 'transparent', lineHeight: 1.5, py: 1 }}>{me.user.email}</ListSubheader>
      <Divider />
      {themeChoices.map((choice) => (
        <Choice key={choice} chosen={theme === choice} onChoose={() => chooseTheme(choice)}>
          {text(`theme.${choice}`)}
        </Choice>
      ))}
      <Divider />
      {languages.map((language) => (
        <Choice
          key={language.locale}
          lang={language.locale}
          chosen={locale === language.locale}
          onChoose={() => chooseLocale(language.locale)}
        >
          {language.name}
        </Choice>
      ))}
      <Divider />
      <Choice isToggle chosen={keys} onChoose={() => setKeys(!keys)}>
        {text('person.keys')}
      </Choice>
      <Divider />
      <MenuItem onClick={() => redirectToPortal(settingsPath('account', locale))}>{text('person.account')}</MenuItem>
      <MenuItem onClick={() => logout({ onRequest: true })}>{text('person.signOut')}</MenuItem>
    </Menu>
  );
}
