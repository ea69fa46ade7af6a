import { Button } from '@mui/material';
import { homeOf } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useNavigate } from 'ra-core';
import { useText } from '../i18n/text.hook.ts';
import { useMe } from '../providers/me.hook.ts';
import { PageHead } from '../ui/page.head.tsx';

/** For addresses of ours that have no screen, and for records that are not there for this person. */
export function NotFound(): ReactElement {
  const text = useText();
  const navigate = useNavigate();
  const me = useMe();
  return (
    <>
      <PageHead title={text('failure.notFound')} />
      <p>{text('failure.notFoundHelp')}</p>
      <Button variant="contained" onClick={() => navigate(homeOf(me.actor))}>
        {text('failure.home')}
      </Button>
    </>
  );
}
