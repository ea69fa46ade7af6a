import { Box } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';

interface FieldGridProps {
  /** Short fields are two by two on wide screens. */
  readonly paired?: boolean;
  readonly children: ReactNode;
}

/** Shows fields of a form with even space between them, whatever margins each brings along. */
export const FieldGrid = ({ paired, children }: FieldGridProps): ReactElement => (
  <Box
    sx={{
      ...fieldsStyle,
      gridTemplateColumns: paired ? { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } : 'minmax(0, 1fr)',
    }}
  >
    {children}
  </Box>
);

const fieldsStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  '& .MuiFormControl-root, & > .ra-input': { margin: 0 },
  '& .RaSimpleFormIterator-list': { margin: 0 },
  /* Removing a row is always in sight: there is no pointing on a touch screen. */
  '& .RaSimpleFormIterator-action': { visibility: 'visible' },
  '& .RaSimpleFormIterator-form': { gap: 1.5 },
  '& .RaArrayInput-label': { insetInlineStart: 0, marginInline: 0, paddingInline: 0 },
  /* Twice the name, as the component's own style is as specific as once. */
  '& .RaCheckboxGroupInput-label.RaCheckboxGroupInput-label': {
    transform: 'none',
    color: 'text.primary',
    fontSize: '0.9375rem',
    fontWeight: 600,
  },
  '& .RaSimpleFormIterator-line': { paddingBlock: 1 },
} as const;
