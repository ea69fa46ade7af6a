import { Box } from '@mui/material';
import type { ReactElement } from 'react';
import type { CandidateRow } from '../application-types.ts';
import { ActionMenu } from './ActionMenu.tsx';
import { useCandidateActions } from './CandidateActions.tsx';
import { useCandidateName } from '../../../ui/formats/value-format.hook.ts';

/** Shows the actions of a row: a menu, and the dialogs that they need. */
export function RowActionMenu({ row }: { row: CandidateRow }): ReactElement {
  const { actions, busy, dialogs } = useCandidateActions(row);
  const nameOf = useCandidateName();
  /* What is clicked in the menu and the dialogs must not open the row around them. */
  return (
    <Box component="span" onClick={(event) => event.stopPropagation()}>
      <ActionMenu name={nameOf(row)} actions={actions} busy={busy} />
      {dialogs}
    </Box>
  );
}
