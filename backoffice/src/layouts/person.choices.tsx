import CheckIcon from '@mui/icons-material/Check';
import { Divider, ListItemIcon, ListSubheader, Menu, MenuItem } from '@mui/material';
import { useLocaleState, useLogout, useStore } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import { leaveTo } from '../app/leave.ts';
import { languages } from '../i18n/i18n.provider.ts';
import { useText } from '../i18n/text.hook.ts';
import { useMe } from '../providers/me.hook.ts';
import { themeChoices, type ThemeChoice } from '../theme/theme.choice.ts';

function Choice(props: { chosen: boolean; onChoose: () => void; children: ReactNode; lang?: string }): ReactElement {
  return (
    <MenuItem role="menuitemradio" aria-checked={props.chosen} onClick={props.onChoose} lang={props.lang}>
      <ListItemIcon>{props.chosen && <CheckIcon fontSize="small" />}</ListItemIcon>
      {props.children}
    </MenuItem>
  );
}

/** Theme, language, account and sign-out. */
export default function PersonChoices({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }): ReactElement {
  const text = useText();
  const me = useMe();
  const logout = useLogout();
  const [theme, setTheme] = useStore<ThemeChoice>('theme', 'system');
  const [locale, setLocale] = useLocaleState();
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      <ListSubheader sx={{ bgcolor: 'transparent', lineHeight: 1.5, py: 1 }}>{me.user.email}</ListSubheader>
      <Divider />
      {themeChoices.map((choice) => (
        <Choice key={choice} chosen={theme === choice} onChoose={() => setTheme(choice)}>
          {text(`theme.${choice}`)}
        </Choice>
      ))}
      <Divider />
      {languages.map((one) => (
        <Choice
          key={one.locale}
          lang={one.locale}
          chosen={locale === one.locale}
          onChoose={() => setLocale(one.locale)}
        >
          {one.name}
        </Choice>
      ))}
      <Divider />
      <MenuItem onClick={() => leaveTo('/settings/account')}>{text('person.account')}</MenuItem>
      <MenuItem onClick={() => logout({ wished: true })}>{text('person.signOut')}</MenuItem>
    </Menu>
  );
}
