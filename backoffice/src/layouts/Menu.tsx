import { List, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import type { ReactElement } from 'react';
import { matchPath, NavLink, useLocation } from 'react-router';
import { pathTo, screenPaths } from '../app/screen-paths.ts';
import { checkScreenAccess } from '../guards/screen.guard.ts';
import { useMessages } from '../i18n/messages.hook.ts';
import { useAbility, useMe } from '../providers/me-store.ts';
import { hasScreen } from '../app/features.ts';
import type { MenuEntry } from './menu-entries.ts';

/** The entries that this person may enter; what they may not do is not hinted at. */
export function useVisibleEntries(menu: readonly MenuEntry[]): readonly MenuEntry[] {
  const me = useMe();
  const ability = useAbility();
  return menu.filter(({ screen, needs }) => {
    if (!hasScreen(screen) || (needs && !ability.can(needs[0], needs[1]))) return false;
    return 'enter' in checkScreenAccess(pathTo(screen), '', me);
  });
}

/** The entry of the screen that is open, or else of the one that led to it. */
export function activeEntryAt(pathname: string, entries: readonly MenuEntry[]): MenuEntry | undefined {
  const own = entries.find(({ screen }) => pathname === pathTo(screen));
  const behind = ({ childScreens: leadsTo = [] }: MenuEntry) =>
    leadsTo.some((screen) => matchPath(screenPaths[screen], pathname));
  return own ?? entries.find(behind);
}

/** The main navigation of a dashboard. */
export function Menu({ menu, onChoose }: { menu: readonly MenuEntry[]; onChoose?: () => void }): ReactElement {
  const text = useMessages();
  const { pathname } = useLocation();
  const entries = useVisibleEntries(menu);
  const marked = activeEntryAt(pathname, entries);
  return (
    <List component="nav" aria-label={text('menu.label')} disablePadding sx={{ py: 1 }}>
      {entries.map(({ screen, label, icon: Icon }) => (
        <ListItemButton
          key={screen}
          component={NavLink}
          to={pathTo(screen)}
          selected={screen === marked?.screen}
          onClick={onChoose}
          sx={{ mx: 1, borderRadius: 1, minHeight: 44, color: 'text.primary', '&.Mui-selected': { fontWeight: 600 } }}
        >
          <ListItemIcon sx={{ minWidth: 34, color: 'inherit' }}>
            <Icon fontSize="small" />
          </ListItemIcon>
          <ListItemText
            primary={text(label)}
            slotProps={{ primary: { sx: { fontSize: '1rem', fontWeight: 'inherit', lineHeight: 1.3 } } }}
          />
        </ListItemButton>
      ))}
    </List>
  );
}
