import { Button } from '@mui/material';
import { useSimpleFormIterator } from 'ra-core';
import type { ReactElement } from 'react';

function RowAdding({ label }: { label: string }): ReactElement {
  const { add } = useSimpleFormIterator();
  return (
    <Button variant="outlined" size="small" onClick={() => add()}>
      {label}
    </Button>
  );
}

/** The button below the rows of an iterator that adds one, in words. */
export const rowAdding = (label: string): ReactElement => <RowAdding label={label} />;
