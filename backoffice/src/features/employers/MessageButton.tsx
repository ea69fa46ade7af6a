import { Button } from '@mui/material';
import { bulkLimit } from '@prentice/contract';
import { useListContext } from 'ra-core';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { LoadingDialog } from '../../ui/dialogs/LoadingDialog.tsx';

const MessageDialog = lazy(() => import('./MessageDialog.tsx'));

/** Writes to the owners of the chosen employers. */
export function MessageButton(): ReactElement {
  const text = useMessages();
  const { selectedIds, onUnselectItems } = useListContext();
  const [writing, setWriting] = useState(false);
  return (
    <>
      <Button disabled={selectedIds.length > bulkLimit} onClick={() => setWriting(true)}>
        {text('employers.message')}
      </Button>
      {writing && (
        <Suspense fallback={<LoadingDialog onClose={() => setWriting(false)} />}>
          <MessageDialog ids={selectedIds.map(String)} onClose={() => setWriting(false)} onSent={onUnselectItems} />
        </Suspense>
      )}
    </>
  );
}
