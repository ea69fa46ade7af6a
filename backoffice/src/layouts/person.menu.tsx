import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import { Box, Button, useMediaQuery } from '@mui/material';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useText } from '../i18n/text.hook.ts';
import { useMe } from '../providers/me.hook.ts';

const PersonChoices = lazy(() => import('./person.choices.tsx'));

/** Who is signed in; opens theme, language, account and sign-out. */
export function PersonMenu(): ReactElement {
  const text = useText();
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
          <PersonChoices anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}

const nameStyle = { maxWidth: 180, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
