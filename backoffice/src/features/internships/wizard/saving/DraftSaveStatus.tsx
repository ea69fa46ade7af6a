import { Box, Button, Link } from '@mui/material';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages } from '../../../../i18n/messages.hook.ts';
import type { MissingItem } from '../../../../ui/record/CompletenessMeter.tsx';
import { StatusTag } from '../../../../ui/formats/StatusChip.tsx';
import type { SaveState } from '@prentice/drafts';

interface DraftSaveStatusProps {
  readonly state: SaveState;
  /** What is not saved although everything else is, with links to it. */
  readonly heldBack: readonly MissingItem[];
  /** The change is proposed by hand instead of being saved by itself. */
  readonly isProposal: boolean;
  readonly onSave: () => void;
}

const tones = { saved: 'answered', pending: 'neutral', saving: 'neutral', failed: 'attention' } as const;

/** Shows what is left out of an otherwise saved draft until it is complete. */
function HeldBack({ items }: { items: readonly MissingItem[] }): ReactElement {
  const text = useMessages();
  return (
    <>
      <StatusTag tone="warning">{text('wizard.save.partly')}</StatusTag>{' '}
      {items.map(({ text: name, to = '' }, index) => (
        <span key={to}>
          {index > 0 && ', '}
          <Link component={LinkBase} to={to}>
            {name}
          </Link>
        </span>
      ))}
    </>
  );
}

/** Shows whether what was typed is saved; where it does not save itself, the button that proposes it. */
export function DraftSaveStatus({ state, heldBack, isProposal, onSave }: DraftSaveStatusProps): ReactElement {
  const text = useMessages();
  const isPartlySaved = state === 'saved' && heldBack.length > 0;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <span role="status">
        {isPartlySaved ? (
          <HeldBack items={heldBack} />
        ) : (
          <StatusTag tone={tones[state]}>{text(`wizard.save.${state}`)}</StatusTag>
        )}
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
