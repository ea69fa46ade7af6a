import { Button } from '@mui/material';
import { homePathOf } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useNavigate } from 'ra-core';
import { useMessages } from '../i18n/messages.hook.ts';
import { useMe } from '../providers/me-store.ts';
import { PageHeader } from '../ui/page/PageHeader.tsx';

/**
 * Says that there is no such page: for addresses of ours that have no screen, and for records that are not there for
 * this person.
 */
export function NotFoundPage(): ReactElement {
  const text = useMessages();
  const navigate = useNavigate();
  const me = useMe();
  return (
    <>
      <PageHeader title={text('failure.notFound')} />
      <p>{text('failure.notFoundHelp')}</p>
      <Button variant="contained" onClick={() => navigate(homePathOf(me.actor))}>
        {text('failure.home')}
      </Button>
    </>
  );
}
