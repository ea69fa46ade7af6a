import { Box, Button } from '@mui/material';
import type { ReactElement } from 'react';
import { useText } from '../../../i18n/text.hook.ts';
import { StatusTag } from '../../../ui/status.chip.tsx';
import type { SaveState } from './autosave.ts';

interface SaveSignProps {
  readonly state: SaveState;
  /** The change is proposed by hand instead of being saved by itself. */
  readonly proposes: boolean;
  readonly onSave: () => void;
}

const tones = { saved: 'answered', waiting: 'neutral', saving: 'neutral', failed: 'attention' } as const;

/** Whether what was typed is saved; where it does not save itself, the button that proposes it. */
export function SaveSign({ state, proposes, onSave }: SaveSignProps): ReactElement {
  const text = useText();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <span role="status">
        <StatusTag tone={tones[state]}>{text(`wizard.save.${state}`)}</StatusTag>
      </span>
      {proposes && state !== 'saved' && (
        <Button variant="contained" disabled={state === 'saving'} onClick={onSave}>
          {text('wizard.propose')}
        </Button>
      )}
      {!proposes && state === 'failed' && (
        <Button variant="outlined" onClick={onSave}>
          {text('failure.retry')}
        </Button>
      )}
    </Box>
  );
}
