import MoreIcon from '@mui/icons-material/MoreVertOutlined';
import { Button, IconButton, Menu, MenuItem } from '@mui/material';
import { useState, type MouseEvent, type ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import type { CandidateAction } from './available-actions.hook.ts';

interface ActionMenuProps {
  /** The candidate whose actions they are. */
  readonly name: string;
  readonly actions: readonly Pick<CandidateAction, 'label' | 'start'>[];
  readonly busy: boolean;
  /** Among the buttons of a bar, it is one of them, with its frame. */
  readonly isInBar?: boolean;
}

/** Shows a button that opens the actions on one candidate; nothing where there are none. */
export function ActionMenu({ name, actions, busy, isInBar = false }: ActionMenuProps): ReactElement | null {
  const text = useMessages();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (actions.length === 0) return null;
  const buttonProps = {
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    disabled: busy,
    onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  } as const;
  return (
    <>
      {isInBar ? (
        <Button variant="outlined" aria-label={text('outcome.more', { name })} sx={inBarStyle} {...buttonProps}>
          <MoreIcon fontSize="small" />
        </Button>
      ) : (
        <IconButton size="small" aria-label={text('outcome.more', { name })} {...buttonProps}>
          <MoreIcon fontSize="small" />
        </IconButton>
      )}
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          {actions.map(({ label, start }) => (
            <MenuItem
              key={label}
              sx={{ minHeight: { xs: 44, sm: 36 } }}
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

const inBarStyle = { minWidth: 44, minHeight: 44, px: 0 } as const;
