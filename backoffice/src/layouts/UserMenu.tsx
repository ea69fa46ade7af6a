import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import { Box, Button, useMediaQuery } from '@mui/material';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useMessages } from '../i18n/messages.hook.ts';
import { useMe } from '../providers/me-store.ts';

const UserMenuPanel = lazy(() => import('./UserMenuPanel.tsx'));

/** Shows who is signed in; opens theme, language, account and sign-out. */
export function UserMenu(): ReactElement {
  const text = useMessages();
  const me = useMe();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
      {anchor && (
        <Suspense>
          <UserMenuPanel anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}

const nameStyle = { maxWidth: 180, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
