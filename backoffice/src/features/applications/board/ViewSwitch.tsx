import { Box } from '@mui/material';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../../app/screen-paths.ts';
import { useMessages } from '../../../i18n/messages.hook.ts';

export const candidateViews = ['table', 'board'] as const;
export type CandidateView = (typeof candidateViews)[number];

/** Switches between table or board; the choice is in the address. */
export function ViewSwitch({ id, view }: { id: string; view: CandidateView }): ReactElement {
  const text = useMessages();
  return (
    <Box component="nav" aria-label={text('board.views')} sx={{ display: 'flex', gap: 2, mb: 1 }}>
      {candidateViews.map((option) => (
        <Box
          key={option}
          component={LinkBase}
          to={`${pathTo('candidates', id)}?view=${option}`}
          aria-current={option === view ? 'page' : undefined}
          sx={option === view ? { ...linkStyle, ...currentStyle } : linkStyle}
        >
          {text(`board.${option}`)}
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
const currentStyle = { color: 'text.primary', fontWeight: 600, borderBottomColor: 'var(--accent)' } as const;
