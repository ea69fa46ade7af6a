import { Box } from '@mui/material';
import { useEffect, useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';

interface FlyoutProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
}

/** A small panel below its button; Escape and a press elsewhere close it, and Escape returns to the button. */
export function Flyout({ label, children }: FlyoutProps): ReactElement {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const elsewhere = (event: PointerEvent) => {
      const own = event.target instanceof Node && details.current?.contains(event.target);
      if (details.current && !own) details.current.open = false;
    };
    document.addEventListener('pointerdown', elsewhere);
    return () => document.removeEventListener('pointerdown', elsewhere);
  }, []);
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return;
    event.stopPropagation();
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  return (
    <Box component="details" ref={details} onKeyDown={close} sx={detailsStyle}>
      <summary>{label}</summary>
      <Box sx={panelStyle}>{children}</Box>
    </Box>
  );
}

const detailsStyle = {
  position: { sm: 'relative' },
  '& summary': { cursor: 'pointer', padding: '6px 8px', fontSize: '0.9375rem', fontWeight: 600 },
} as const;

const panelStyle = {
  position: 'absolute',
  insetInlineStart: { xs: 16, sm: 'auto' },
  insetInlineEnd: { xs: 16, sm: 0 },
  zIndex: 20,
  minWidth: 200,
  maxWidth: 'calc(100vw - 32px)',
  p: 1.5,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  boxShadow: 'var(--elevation)',
} as const;
