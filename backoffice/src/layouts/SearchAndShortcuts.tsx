import SearchIcon from '@mui/icons-material/SearchOutlined';
import { Box, Button } from '@mui/material';
import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { useMessages } from '../i18n/messages.hook.ts';
import { LoadingDialog } from '../ui/dialogs/LoadingDialog.tsx';
import { useKeyboardShortcuts } from '../ui/keyboard/KeyboardShortcuts.tsx';

const CommandPalette = lazy(() => import('./CommandPalette.tsx'));
const ShortcutHelp = lazy(() => import('./ShortcutHelp.tsx'));

type Open = 'palette' | 'help' | null;

/** Opens the palette with Ctrl or Cmd K: not over a dialog, which is about something else. */
function usePaletteKey(open: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey))
        return;
      event.preventDefault();
      if (!document.querySelector('[role="dialog"]')) open();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [open]);
}

/** Shows the search of the app bar: the command palette, and the keys of the screen with `?`. */
export function SearchAndShortcuts(): ReactElement {
  const text = useMessages();
  const [open, setOpen] = useState<Open>(null);
  const [openPalette] = useState(() => () => setOpen('palette'));
  usePaletteKey(openPalette);
  useKeyboardShortcuts([{ key: '?', label: text('shortcuts.title'), run: () => setOpen('help') }]);
  const close = () => setOpen(null);
  const isMac = navigator.platform.startsWith('Mac');
  return (
    <>
      <Button color="inherit" aria-keyshortcuts="Control+K Meta+K" onClick={openPalette} sx={buttonStyle}>
        <SearchIcon fontSize="small" aria-hidden />
        <Box component="span" sx={wordsStyle}>
          {text('palette.open')}
          <Box component="kbd" sx={{ font: 'inherit', color: 'text.secondary' }}>
            {isMac ? '⌘ K' : text('key.palette')}
          </Box>
        </Box>
      </Button>
      <Suspense fallback={<LoadingDialog onClose={close} />}>
        {open === 'palette' && <CommandPalette onClose={close} />}
        {open === 'help' && <ShortcutHelp onClose={close} />}
      </Suspense>
    </>
  );
}

const buttonStyle = {
  minWidth: 44,
  minHeight: 36,
  gap: 1,
  fontWeight: 400,
  border: { md: '1px solid var(--edge)' },
} as const;
/* Where there is room for the icon only, the words are for screen readers. */
const wordsStyle = {
  display: 'inline-flex',
  gap: 3,
  position: { xs: 'absolute', md: 'static' },
  width: { xs: '1px', md: 'auto' },
  height: { xs: '1px', md: 'auto' },
  overflow: 'hidden',
  clipPath: { xs: 'inset(50%)', md: 'none' },
  whiteSpace: 'nowrap',
} as const;
