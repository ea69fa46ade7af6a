import { Button } from '@mui/material';
import { useNotify } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';

interface CheckLinkButtonProps {
  readonly id: string;
  /** While a form has changes that reading the record again would lose. */
  readonly disabled?: boolean;
}

/** Checks the link of a listing at once, and says what was found. */
export function CheckLinkButton({ id, disabled = false }: CheckLinkButtonProps): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const notify = useNotify();
  const check = useApiMutation(() => client.externalJobs.checkLink({ params: { id } }), {
    onDone: ({ outcome, status, isKept }) => {
      const outcomeText = `${valueLabel('linkOutcome', outcome)}${status && outcome !== 'ok' ? ` (${status})` : ''}`;
      notify(isKept ? text('externalJobs.linkFound', { found: outcomeText }) : text('externalJobs.linkNotReached'), {
        type: outcome === 'ok' ? 'success' : 'warning',
      });
    },
  });
  return (
    <Button disabled={disabled || check.isPending} onClick={() => check.mutate(undefined)}>
      {text(check.isPending ? 'externalJobs.checkingLink' : 'externalJobs.checkLink')}
    </Button>
  );
}
