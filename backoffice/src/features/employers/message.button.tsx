import { Button } from '@mui/material';
import { bulkLimit } from '@prentice/contract';
import { useListContext } from 'ra-core';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { ComingDialog } from '../../ui/coming.dialog.tsx';

const MessageDialog = lazy(() => import('./message.dialog.tsx'));

/** Writes to the owners of the chosen employers. */
export function MessageButton(): ReactElement {
  const text = useText();
  const { selectedIds, onUnselectItems } = useListContext();
  const [writing, setWriting] = useState(false);
  return (
    <>
      <Button disabled={selectedIds.length > bulkLimit} onClick={() => setWriting(true)}>
        {text('employers.message')}
      </Button>
      {writing && (
        <Suspense fallback={<ComingDialog onClose={() => setWriting(false)} />}>
          <MessageDialog ids={selectedIds.map(String)} onClose={() => setWriting(false)} onSent={onUnselectItems} />
        </Suspense>
      )}
    </>
  );
}
