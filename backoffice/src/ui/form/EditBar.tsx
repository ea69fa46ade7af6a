import { Box } from '@mui/material';
import { Toolbar } from 'react-admin';
import { useEffect, useRef, type ReactElement, type ReactNode, type RefObject } from 'react';

interface EditBarProps {
  /** Whether everything is saved, in words. */
  readonly status: string;
  readonly children: ReactNode;
}

const SAVE_BUTTON = 'button[data-save], button[type="submit"]';

/** Makes Ctrl+S and Cmd+S press the button that saves, in place of the browser's own saving of the page. */
function useSaveKey(status: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's')
        return;
      event.preventDefault();
      if (event.repeat || document.querySelector('[role="dialog"]')) return;
      status.current?.parentElement?.querySelector<HTMLButtonElement>(SAVE_BUTTON)?.click();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [status]);
}

/**
 * Shows the actions of a form, which stay at the lower edge of the window while its fields scroll. The button that saves
 * submits the form, or has `data-save`.
 */
export function EditBar({ status, children }: EditBarProps): ReactElement {
  const statusBox = useRef<HTMLElement>(null);
  useSaveKey(statusBox);
  return (
    <Toolbar sx={barStyle}>
      {children}
      <Box ref={statusBox} role="status" sx={{ ml: 'auto', color: 'text.secondary' }}>
        {status}
      </Box>
    </Toolbar>
  );
}

/* As wide as the page, whose side padding it takes over; react-admin's own bar floats above narrow screens. */
const barStyle = {
  '&.RaToolbar-desktopToolbar, &.RaToolbar-mobileToolbar': {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    flexWrap: 'wrap',
    gap: 1,
    width: 'auto',
    boxSizing: 'border-box',
    mt: 2,
    mx: { xs: -1.5, sm: 0 },
    px: { xs: 1.5, sm: 0 },
    py: 1,
    bgcolor: 'background.default',
    borderTop: '1px solid',
    borderColor: 'divider',
  },
} as const;
