import { Button } from '@mui/material';
import type { FailedDelivery } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';

export interface FailedProps {
  readonly one: FailedDelivery;
  readonly busy: boolean;
  readonly onRetry: (id: string) => void;
  readonly onSetAside: (id: string) => void;
}

/** The ways on for one that failed. */
export function FailedMoves({ one, busy, onRetry, onSetAside }: FailedProps): ReactElement {
  const text = useText();
  return (
    <>
      <Button size="small" disabled={busy} onClick={() => onRetry(one.id)}>
        {text('failed.retry')}
      </Button>
      <Button size="small" color="inherit" disabled={busy} onClick={() => onSetAside(one.id)}>
        {text('failed.setAside')}
      </Button>
    </>
  );
}
