import { Box, Button } from '@mui/material';
import type { ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { StatusTag } from '../../../ui/StatusChip.tsx';
import type { SaveState } from './autosave.ts';

interface SaveStatusProps {
  readonly state: SaveState;
  /** The change is proposed by hand instead of being saved by itself. */
  readonly isProposal: boolean;
  readonly onSave: () => void;
}

const tones = { saved: 'answered', waiting: 'neutral', saving: 'neutral', failed: 'attention' } as const;

/** Whether what was typed is saved; where it does not save itself, the button that proposes it. */
export function SaveStatus({ state, isProposal, onSave }: SaveStatusProps): ReactElement {
  const text = useMessages();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <span role="status">
        <StatusTag tone={tones[state]}>{text(`wizard.save.${state}`)}</StatusTag>
      </span>
      {isProposal && state !== 'saved' && (
        <Button variant="contained" disabled={state === 'saving'} onClick={onSave}>
          {text('wizard.propose')}
        </Button>
      )}
      {!isProposal && state === 'failed' && (
        <Button variant="outlined" onClick={onSave}>
          {text('failure.retry')}
        </Button>
      )}
    </Box>
  );
}
