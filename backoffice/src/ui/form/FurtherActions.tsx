import MoreIcon from '@mui/icons-material/MoreVertOutlined';
import { Button, IconButton, Menu, MenuItem } from '@mui/material';
import { LinkBase } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useIsNarrowScreen } from '../page/narrow-screen.hook.ts';

/** What a button does when it is pressed: something of the page, another screen, or a page in another tab. */
interface FurtherAction {
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly onPress?: () => void;
  /** The path of another screen. */
  readonly to?: string;
  /** The address of a page that opens in another tab. */
  readonly href?: string;
}

function linkOf({ to, href }: FurtherAction) {
  if (href) return { component: 'a', href, target: '_blank', rel: 'noopener' };
  return to ? { component: LinkBase, to } : {};
}

/** Shows actions besides the main ones of a bar: buttons where there is room, one menu on phones. */
export function FurtherActions({ actions }: { actions: readonly FurtherAction[] }): ReactElement | null {
  const text = useMessages();
  const isNarrow = useIsNarrowScreen();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (actions.length === 0) return null;
  if (!isNarrow)
    return (
      <>
        {actions.map((action) => (
          <Button key={action.label} disabled={action.isDisabled} onClick={action.onPress} {...linkOf(action)}>
            {action.label}
          </Button>
        ))}
      </>
    );
  return (
    <>
      <IconButton
        aria-label={text('action.more')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          {actions.map((action) => (
            <MenuItem
              key={action.label}
              disabled={action.isDisabled}
              {...linkOf(action)}
              onClick={() => {
                setAnchor(null);
                action.onPress?.();
              }}
            >
              {action.label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
