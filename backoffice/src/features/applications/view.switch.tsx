import { Box } from '@mui/material';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../app/screen.paths.ts';
import { useText } from '../../i18n/text.hook.ts';

export const views = ['table', 'board'] as const;
export type View = (typeof views)[number];

/** Table or board; the choice stands in the address. */
export function ViewSwitch({ id, view }: { id: string; view: View }): ReactElement {
  const text = useText();
  return (
    <Box component="nav" aria-label={text('board.views')} sx={{ display: 'flex', gap: 2, mb: 1 }}>
      {views.map((one) => (
        <Box
          key={one}
          component={LinkBase}
          to={`${pathTo('candidates', id)}?view=${one}`}
          aria-current={one === view ? 'page' : undefined}
          sx={one === view ? { ...linkStyle, ...hereStyle } : linkStyle}
        >
          {text(`board.${one}`)}
        </Box>
      ))}
    </Box>
  );
}

const linkStyle = {
  color: 'primary.main',
  textDecoration: 'none',
  py: 0.5,
  borderBottom: '3px solid transparent',
} as const;
const hereStyle = { color: 'text.primary', fontWeight: 600, borderBottomColor: 'var(--accent)' } as const;
