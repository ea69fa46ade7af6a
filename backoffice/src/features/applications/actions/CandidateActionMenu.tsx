import MoreIcon from '@mui/icons-material/MoreVertOutlined';
import { Box, IconButton, Menu, MenuItem } from '@mui/material';
import { useState, type ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import type { CandidateRow } from '../application-types.ts';
import { useCandidateActions } from './CandidateActions.tsx';
import type { CandidateAction } from './available-actions.hook.ts';
import { useCandidateName } from '../../../ui/formats/value-format.hook.ts';

interface ActionMenuProps {
  /** The candidate whose actions they are. */
  readonly name: string;
  readonly actions: readonly CandidateAction[];
  readonly busy: boolean;
}

/** Shows a button that opens the actions on one candidate; nothing where there are none. */
export function ActionMenu({ name, actions, busy }: ActionMenuProps): ReactElement | null {
  const text = useMessages();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (actions.length === 0) return null;
  return (
    <>
      <IconButton
        size="small"
        aria-label={text('outcome.more', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={busy}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          {actions.map(({ to, label, start }) => (
            <MenuItem
              key={to}
              onClick={() => {
                setAnchor(null);
                start();
              }}
            >
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}

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
