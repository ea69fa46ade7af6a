import { Button } from '@mui/material';
import type { FailedDelivery } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';

export interface FailedDeliveryProps {
  readonly delivery: FailedDelivery;
  readonly busy: boolean;
  readonly onRetry: (id: string) => void;
  readonly onSetAside: (id: string) => void;
}

/** The ways on for one that failed. */
export function FailedDeliveryActions({ delivery, busy, onRetry, onSetAside }: FailedDeliveryProps): ReactElement {
  const text = useMessages();
  return (
    <>
      <Button size="small" disabled={busy} onClick={() => onRetry(delivery.id)}>
        {text('failed.retry')}
      </Button>
      <Button size="small" color="inherit" disabled={busy} onClick={() => onSetAside(delivery.id)}>
        {text('failed.setAside')}
      </Button>
    </>
  );
}
