import MoreIcon from '@mui/icons-material/MoreVertOutlined';
import { Box, IconButton, Menu, MenuItem } from '@mui/material';
import { useState, type ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import type { CandidateRow } from './application.types.ts';
import { useCandidateMoves } from './candidate.moves.tsx';

/** The moves of one candidate where there is only a row or a card: a menu, and the dialogs that its moves need. */
export function RowMenu({ row }: { row: CandidateRow }): ReactElement | null {
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { offers, busy, dialogs } = useCandidateMoves(row);
  if (offers.length === 0) return null;
  /* What is clicked in the menu and the dialogs must not open the row around them. */
  return (
    <Box component="span" onClick={(event) => event.stopPropagation()}>
      <IconButton
        size="small"
        aria-label={text('outcome.more', { name: row.displayName })}
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
      {dialogs}
    </Box>
  );
}
