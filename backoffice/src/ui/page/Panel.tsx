import { Box, Typography } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';

interface PanelProps {
  readonly title: string;
  /** The name by which addresses lead to it, after `#`. */
  readonly id?: string;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** Shows a titled part of a page, set off by a rule above; parts are never boxed inside boxes. */
export const Panel = ({ title, id, beside, children }: PanelProps): ReactElement => (
  <Box
    component="section"
    id={id}
    aria-label={title}
    tabIndex={id ? -1 : undefined}
    sx={{ scrollMarginTop: 64, outline: 'none', borderTop: '1px solid', borderColor: 'divider', pt: 1.5, mb: 3 }}
  >
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 1 }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Box sx={{ flex: 1 }} />
      {beside}
    </Box>
    {children}
  </Box>
);

interface FactsProps {
  readonly facts: readonly (readonly [string, ReactNode])[];
  /** Whether the values are figures that are read at a glance: they are larger than what they count. */
  readonly areFigures?: boolean;
}

/** Facts as pairs of name and value; facts without a value are left out. */
export const Facts = ({ facts, areFigures = false }: FactsProps): ReactElement => (
  <Box component="dl" sx={areFigures ? figuresStyle : factsStyle}>
    {facts
      .filter(([, value]) => value !== null && value !== undefined && value !== '')
      .map(([name, value]) => (
        <Box key={name} sx={{ minWidth: 0 }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Box>
      ))}
  </Box>
);

const factsStyle = {
  m: 0,
  display: 'grid',
  /* Two facts beside each other on a phone, as many as fit elsewhere. */
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(min(100%, 190px), 1fr))' },
  gap: 1.5,
  '& dt': { color: 'text.secondary', fontSize: '0.9375rem' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;
const figuresStyle = {
  ...factsStyle,
  '& dd': { ...factsStyle['& dd'], fontFamily: 'var(--font-serif)', fontSize: 'var(--text-title)', lineHeight: 1.3 },
} as const;

/**
 * Lets a wide table move sideways by itself, so that the page never does; reachable by keyboard. It is positioned, for
 * what is placed absolutely inside, as words for screen readers are, would widen the page otherwise.
 */
export const HorizontalScroll = ({ label, children }: { label: string; children: ReactNode }): ReactElement => (
  <Box role="group" aria-label={label} tabIndex={0} sx={{ position: 'relative', overflowX: 'auto', maxWidth: '100%' }}>
    {children}
  </Box>
);
