import MoreIcon from '@mui/icons-material/MoreVertOutlined';
import { Box, IconButton, Menu, MenuItem } from '@mui/material';
import { useState, type ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import type { CandidateRow } from './application.types.ts';
import { useCandidateMoves } from './candidate.moves.tsx';
import type { Offer } from './candidate.offers.ts';

interface MoveMenuProps {
  /** Whose moves they are. */
  readonly name: string;
  readonly offers: readonly Offer[];
  readonly busy: boolean;
}

/** A button that opens the moves of one candidate; nothing where there are none. */
export function MoveMenu({ name, offers, busy }: MoveMenuProps): ReactElement | null {
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (offers.length === 0) return null;
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
          {offers.map(({ to, label, begin }) => (
            <MenuItem
              key={to}
              onClick={() => {
                setAnchor(null);
                begin();
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

/** The moves of a row: a menu, and the dialogs that its moves need. */
export function RowMenu({ row }: { row: CandidateRow }): ReactElement {
  const { offers, busy, dialogs } = useCandidateMoves(row);
  /* What is clicked in the menu and the dialogs must not open the row around them. */
  return (
    <Box component="span" onClick={(event) => event.stopPropagation()}>
      <MoveMenu name={row.displayName} offers={offers} busy={busy} />
      {dialogs}
    </Box>
  );
}
