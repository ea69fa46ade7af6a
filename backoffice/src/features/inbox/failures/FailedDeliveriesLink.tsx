import { Button } from '@mui/material';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { FAILED_DELIVERIES_ANCHOR, useFailedEvents, useFailedNotifications } from './failed-deliveries.hook.ts';

interface FailedDeliveriesLinkProps {
  /** Closes what could not be delivered; null while it is not shown. */
  readonly onClose: (() => void) | null;
}

/** Leads to what could not be delivered, with its number, or closes it; for those who look after the system. */
export function FailedDeliveriesLink({ onClose }: FailedDeliveriesLinkProps): ReactElement {
  const text = useMessages();
  const events = useFailedEvents().data;
  const emails = useFailedNotifications().data?.total ?? 0;
  const count = (events?.total ?? 0) + (events?.jobs.length ?? 0) + emails;
  if (onClose)
    return (
      <Button aria-expanded="true" onClick={onClose}>
        {text('failed.close')}
      </Button>
    );
  return (
    <Button
      component={LinkBase}
      to={{ hash: FAILED_DELIVERIES_ANCHOR }}
      color={count > 0 ? 'error' : 'primary'}
      sx={{ display: { xs: count > 0 ? 'inline-flex' : 'none', sm: 'inline-flex' } }}
    >
      {text('failed.title')}
      {count > 0 && ` (${count})`}
    </Button>
  );
}
