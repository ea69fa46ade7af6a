import { Button } from '@mui/material';
import { useSimpleFormIterator } from 'ra-core';
import type { ReactElement } from 'react';

/** The button below the rows of an iterator that adds one, in words. */
export function AddRowButton({ label }: { label: string }): ReactElement {
  const { add } = useSimpleFormIterator();
  return (
    <Button variant="outlined" size="small" onClick={() => add()}>
      {label}
    </Button>
  );
}
