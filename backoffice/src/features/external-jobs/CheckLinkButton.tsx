import { Box, Button } from '@mui/material';
import { useNotify } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';

interface CheckLinkButtonProps {
  readonly id: string;
  /** While a form has changes that reading the record again would lose. */
  readonly disabled?: boolean;
  /** Whether the link is broken, so that checking it is what comes next. */
  readonly isBroken?: boolean;
}

/** Checks the link of a listing at once, and says what was found; that nothing was reached stays on the page. */
export function CheckLinkButton({ id, disabled = false, isBroken = false }: CheckLinkButtonProps): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const notify = useNotify();
  const check = useApiMutation(() => client.externalJobs.checkLink({ params: { id } }), {
    onDone: ({ outcome, status, isKept }) => {
      if (!isKept) return;
      const outcomeText = `${valueLabel('linkOutcome', outcome)}${status && outcome !== 'ok' ? ` (${status})` : ''}`;
      notify(text('externalJobs.linkFound', { found: outcomeText }), {
        type: outcome === 'ok' ? 'success' : 'warning',
      });
    },
  });
  return (
    <>
      <Button
        variant={isBroken && !disabled ? 'contained' : 'text'}
        disabled={disabled || check.isPending}
        onClick={() => check.mutate(undefined)}
      >
        {text(check.isPending ? 'externalJobs.checkingLink' : 'externalJobs.checkLink')}
      </Button>
      <Box role="status" sx={{ flexBasis: '100%', color: 'text.secondary', '&:empty': { display: 'none' } }}>
        {check.data?.isKept === false && text('externalJobs.linkNotReached')}
      </Box>
    </>
  );
}
