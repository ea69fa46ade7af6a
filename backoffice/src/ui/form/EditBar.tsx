import { Box } from '@mui/material';
import { Toolbar } from 'react-admin';
import type { ReactElement, ReactNode } from 'react';

interface EditBarProps {
  /** Whether everything is saved, in words. */
  readonly status: string;
  readonly children: ReactNode;
}

/** The actions of a form, which stay at the lower edge of the window while its fields scroll. */
export const EditBar = ({ status, children }: EditBarProps): ReactElement => (
  <Toolbar sx={barStyle}>
    {children}
    <Box role="status" sx={{ ml: 'auto', color: 'text.secondary' }}>
      {status}
    </Box>
  </Toolbar>
);

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
