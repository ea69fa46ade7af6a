import { Button } from '@mui/material';
import { useListContext } from 'ra-core';
import { lazy, Suspense, useEffect, useRef, useState, type ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { LoadingDialog } from '../../../ui/dialogs/LoadingDialog.tsx';
import type { CandidateRow } from '../application-types.ts';
import { rowsAllowedFor, type BulkTransitions } from './bulk-transitions.hook.ts';

const RejectDialog = lazy(() => import('./RejectDialog.tsx'));

/** Shows shortlist and reject for the chosen rows. */
export function BulkActions({ transitions }: { transitions: BulkTransitions }): ReactElement {
  const text = useMessages();
  const { data = [], selectedIds, onUnselectItems } = useListContext<CandidateRow>();
  /* Who was chosen when the dialog was asked for: neither a late script nor a list that moves on makes it others. */
  const [rejecting, setRejecting] = useState<readonly CandidateRow[] | null>(null);
  const open = useRef(rejecting);
  useEffect(() => void (open.current = rejecting));
  const rows = data.filter((row) => selectedIds.includes(row.id) && !transitions.isSubmitted(row));
  const shortlist = rowsAllowedFor(rows, 'shortlisted');
  const reject = rowsAllowedFor(rows, 'rejected');
  const close = () => setRejecting(null);
  return (
    <>
      <Button
        data-transition="shortlist"
        disabled={shortlist.length === 0}
        onClick={() => {
          onUnselectItems();
          transitions.performTransition(shortlist, { to: 'shortlisted' });
        }}
      >
        {text('candidates.shortlistMany', { smart_count: shortlist.length })}
      </Button>
      <Button
        data-transition="reject"
        color="error"
        disabled={reject.length === 0}
        onClick={() => setRejecting(reject)}
      >
        {text('candidates.rejectMany', { smart_count: reject.length })}
      </Button>
      {rejecting && (
        <Suspense fallback={<LoadingDialog onClose={close} />}>
          <RejectDialog
            draftKey={rejecting.map(({ id }) => id).join()}
            title={text('candidates.rejectManyTitle', { smart_count: rejecting.length })}
            wasInterviewed={rejecting.some(({ interview }) => interview !== null)}
            busy={transitions.busy}
            onClose={close}
            onReject={(rejection) =>
              transitions.performTransition(rejecting, rejection, () => {
                /* Somebody may have closed it and begun with others before the answer came. */
                if (open.current !== rejecting) return;
                close();
                onUnselectItems();
              })
            }
          />
        </Suspense>
      )}
    </>
  );
}
