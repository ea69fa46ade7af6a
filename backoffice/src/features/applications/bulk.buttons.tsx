import { Button } from '@mui/material';
import { useListContext } from 'ra-core';
import { lazy, Suspense, useEffect, useRef, useState, type ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { ComingDialog } from '../../ui/coming.dialog.tsx';
import type { CandidateRow } from './application.types.ts';
import { movableRows, type BulkMoves } from './bulk.moves.hook.ts';

const RejectDialog = lazy(() => import('./reject.dialog.tsx'));

/** Shortlist and reject for the chosen rows. */
export function BulkButtons({ moves }: { moves: BulkMoves }): ReactElement {
  const text = useText();
  const { data = [], selectedIds, onUnselectItems } = useListContext<CandidateRow>();
  /* Who was chosen when the dialog was asked for: neither a late script nor a list that moves on makes it others. */
  const [rejecting, setRejecting] = useState<readonly CandidateRow[] | null>(null);
  const open = useRef(rejecting);
  useEffect(() => void (open.current = rejecting));
  const rows = data.filter((row) => selectedIds.includes(row.id) && !moves.isGiven(row));
  const shortlist = movableRows(rows, 'shortlisted');
  const reject = movableRows(rows, 'rejected');
  const close = () => setRejecting(null);
  return (
    <>
      <Button
        data-move="shortlist"
        disabled={shortlist.length === 0}
        onClick={() => {
          onUnselectItems();
          moves.make(shortlist, { to: 'shortlisted' });
        }}
      >
        {text('candidates.shortlistMany', { smart_count: shortlist.length })}
      </Button>
      <Button data-move="reject" color="error" disabled={reject.length === 0} onClick={() => setRejecting(reject)}>
        {text('candidates.rejectMany', { smart_count: reject.length })}
      </Button>
      {rejecting && (
        <Suspense fallback={<ComingDialog onClose={close} />}>
          <RejectDialog
            about={rejecting.map(({ id }) => id).join()}
            title={text('candidates.rejectManyTitle', { smart_count: rejecting.length })}
            interviewed={rejecting.some(({ interview }) => interview !== null)}
            busy={moves.busy}
            onClose={close}
            onReject={(rejection) =>
              moves.make(rejecting, rejection, () => {
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
