import { Button } from '@mui/material';
import { isCvAnalysisRunning, type CvAnalysis } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';

/* A file that has a password or no text has it the next time, too. */
const isWorthRetrying = ({ state, failure }: CvAnalysis): boolean =>
  state === 'cancelled' || failure === 'ANALYSIS_TIMEOUT' || failure === 'INTERNAL';

/* As high as a thumb needs on phones. */
const actionStyle = { minHeight: { xs: 44, sm: 32 } } as const;

/** Shows what can be done with an analysis that is not done. */
export function AnalysisActions({ analysis }: { analysis: CvAnalysis }): ReactElement {
  const { id, state, name } = analysis;
  const text = useMessages();
  const transition = useApiMutation((to: 'cancelled' | 'queued') =>
    client.cvAnalyses.transition({ params: { id }, body: { to } }),
  );
  const remove = useApiMutation(() => client.cvAnalyses.remove({ params: { id } }));
  const isOver = state === 'failed' || state === 'cancelled';
  const isBusy = transition.isPending || remove.isPending;
  const button = (label: 'cancel' | 'retry' | 'remove', act: () => void) => (
    <Button
      size="small"
      disabled={isBusy}
      onClick={act}
      aria-label={`${text(`analyzer.${label}`)}: ${name}`}
      sx={actionStyle}
    >
      {text(`analyzer.${label}`)}
    </Button>
  );
  return (
    <>
      {isCvAnalysisRunning(state) && button('cancel', () => transition.mutate('cancelled'))}
      {isWorthRetrying(analysis) && button('retry', () => transition.mutate('queued'))}
      {isOver && button('remove', () => remove.mutate(undefined))}
    </>
  );
}

/** Cancels everything that runs. */
export function CancelAll({ internshipId }: { internshipId: string }): ReactElement {
  const text = useMessages();
  const cancel = useApiMutation(() => client.cvAnalyses.cancel({ body: { internshipId } }));
  return (
    <Button size="small" disabled={cancel.isPending} onClick={() => cancel.mutate(undefined)} sx={actionStyle}>
      {text('analyzer.cancelAll')}
    </Button>
  );
}
