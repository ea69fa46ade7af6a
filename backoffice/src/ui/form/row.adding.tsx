import { Button } from '@mui/material';
import type { ReactElement } from 'react';

/** The button below rows that adds one, in words; the iterator gives it what to do. */
export const rowAdding = (label: string): ReactElement => (
  <Button variant="outlined" size="small">
    {label}
  </Button>
);
