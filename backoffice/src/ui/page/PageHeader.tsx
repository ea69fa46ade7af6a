import { Box, Typography } from '@mui/material';
import { brand } from '@prentice/contract';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'react-router';

interface PageHeaderProps {
  readonly title: string;
  /** A line above the title, such as the way back. */
  readonly above?: ReactNode;
  /** What is beside the title: state, short facts. */
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** Shows title of a screen, also of the browser's tab, with its main actions. */
export function PageHeader({ title, above, beside, children, actions }: PageHeaderProps): ReactElement {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title]);
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    /* What led here is gone with its page: who reads by ear or by key continues at the title of the new one. */
    const title = heading.current;
    if (!title || key === 'default' || document.activeElement !== document.body) return;
    /* It stays so: a dialog that a key opened from here gives the focus back to it. */
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  }, [key]);
  return (
    <Box component="header" sx={{ mb: { xs: 1, sm: 2 } }}>
      {above && <Box sx={aboveStyle}>{above}</Box>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Typography
          variant="h1"
          ref={heading}
          sx={{ fontSize: { xs: '1.62rem', md: '1.944rem' }, minWidth: 0, outline: 'none !important' }}
        >
          {title}
        </Typography>
        {beside}
        <Box sx={{ flex: 1 }} />
        {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
      </Box>
      {children && <Box sx={{ mt: 0.75, color: 'text.secondary', maxWidth: '75ch' }}>{children}</Box>}
    </Box>
  );
}

/* Whatever is near, a finger finds the way back. */
const aboveStyle = { mb: 0.5, '& a:not(.MuiIconButton-root)': { display: 'inline-block', minHeight: 24 } } as const;
