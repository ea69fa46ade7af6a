import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import CheckIcon from '@mui/icons-material/Check';
import { Box, Button, Divider, ListItemIcon, ListSubheader, Menu, MenuItem, useMediaQuery } from '@mui/material';
import { useLocaleState, useLogout, useStore } from 'ra-core';
import { useState, type ReactElement, type ReactNode } from 'react';
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

/** Who is signed in, theme and language, account and sign-out. */
export function PersonMenu(): ReactElement {
  const text = useText();
  const me = useMe();
  const logout = useLogout();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [theme, setTheme] = useStore<ThemeChoice>('theme', 'system');
  const [locale, setLocale] = useLocaleState();
  const wide = useMediaQuery('(min-width: 700px)');
  const name = me.user.name ?? me.user.email;
  return (
    <>
      <Button
        color="inherit"
        startIcon={<AccountIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-label={text('person.label', { name })}
        sx={{ minWidth: 44, '& .MuiButton-startIcon': { m: wide ? undefined : 0 } }}
      >
        {wide && <Box sx={nameStyle}>{name}</Box>}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
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
        <MenuItem onClick={() => logout()}>{text('person.signOut')}</MenuItem>
      </Menu>
    </>
  );
}

const nameStyle = { maxWidth: 180, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
