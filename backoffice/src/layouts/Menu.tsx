import { backOfficeScreens } from '@prentice/contract';
import { List, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import { useStoreContext } from 'ra-core';
import type { ReactElement } from 'react';
import { matchPath, NavLink, useLocation } from 'react-router';
import { menuEntries } from '../app/menu-entries.ts';
import { resources } from '../app/screens.ts';
import type { MenuEntry } from '../app/LazyScreen.tsx';
import { pathTo, type ScreenName } from '../app/screen-paths.ts';
import { checkScreenAccess } from '../guards/screen.guard.ts';
import { useMessages } from '../i18n/messages.hook.ts';
import { useAbility, useMe } from '../providers/me-store.ts';

/** Returns the entries that this person may enter; what they may not do is not hinted at. */
export function useVisibleEntries(): readonly MenuEntry[] {
  const me = useMe();
  const ability = useAbility();
  return menuEntries.filter(({ screen, needs, role }) => {
    if ((role && role !== me.actor.role) || (needs && !ability.can(needs[0], needs[1]))) return false;
    return 'enter' in checkScreenAccess(pathTo(screen), '', me);
  });
}

/**
 * Returns the entry of the screen that is open, or else of the one that led to it: a record that several lists show has the
 * name of the list in `from` of its address.
 */
export function activeEntryAt(pathname: string, entries: readonly MenuEntry[], search = ''): MenuEntry | undefined {
  const currentEntry = entries.find(({ screen }) => pathname === pathTo(screen));
  const origin = new URLSearchParams(search).get('from');
  const behind = entries.filter(({ childScreens = [] }) =>
    childScreens.some((screen) => matchPath(backOfficeScreens[screen].path, pathname)),
  );
  return (
    currentEntry ??
    behind.find(({ from }) => from !== undefined && from === origin) ??
    behind.find(({ from }) => from === undefined)
  );
}

/** Returns the resources that a screen lists: their last filter and sort are kept by these names. */
export const listedOn = (screen: ScreenName): string[] =>
  Object.entries(resources).flatMap(([resource, { employer, administrator }]) =>
    employer?.list === screen || administrator?.list === screen ? [resource] : [],
  );

/** Shows the main navigation of a dashboard. A list that is chosen here shows everything; the way back to it, what it showed. */
export function Menu({ onChoose }: { onChoose?: () => void }): ReactElement {
  const text = useMessages();
  const { pathname, search } = useLocation();
  const entries = useVisibleEntries();
  const marked = activeEntryAt(pathname, entries, search);
  const store = useStoreContext();
  const choose = (screen: ScreenName): void => {
    for (const resource of listedOn(screen)) store.removeItem(resource);
    onChoose?.();
  };
  return (
    <List component="nav" aria-label={text('menu.label')} disablePadding sx={{ py: 1 }}>
      {entries.map(({ screen, label, icon: Icon }) => (
        <ListItemButton
          key={screen}
          component={NavLink}
          to={pathTo(screen)}
          selected={screen === marked?.screen}
          onClick={() => choose(screen)}
          sx={entryStyle}
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

/* The longest entry fits in one line, also while it is marked. */
const entryStyle = {
  mx: 1,
  px: 1.25,
  borderRadius: 1,
  minHeight: 44,
  color: 'text.primary',
  '&.Mui-selected': { fontWeight: 600 },
} as const;
