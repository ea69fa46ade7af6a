import { Button } from '@mui/material';
import { useListContext } from 'ra-core';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import type { CandidateRow } from './application.types.ts';
import { movableIds, type BulkMove, type BulkMoves } from './bulk.moves.hook.ts';

const RejectDialog = lazy(() => import('./reject.dialog.tsx'));

/** Shortlist and reject for the chosen rows. */
export function BulkButtons({ moves }: { moves: BulkMoves }): ReactElement {
  const text = useText();
  const { data = [], selectedIds, onUnselectItems } = useListContext<CandidateRow>();
  const [rejecting, setRejecting] = useState(false);
  const rows = data.filter(({ id }) => selectedIds.includes(id));
  const shortlist = movableIds(rows, 'shortlisted');
  const reject = movableIds(rows, 'rejected');
  const make = (ids: string[], move: BulkMove) => {
    setRejecting(false);
    onUnselectItems();
    moves.make(ids, move);
  };
  return (
    <>
      <Button
        data-move="shortlist"
        disabled={shortlist.length === 0 || moves.busy}
        onClick={() => make(shortlist, { to: 'shortlisted' })}
      >
        {text('candidates.shortlistMany', { smart_count: shortlist.length })}
      </Button>
      <Button
        data-move="reject"
        color="error"
        disabled={reject.length === 0 || moves.busy}
        onClick={() => setRejecting(true)}
      >
        {text('candidates.rejectMany', { smart_count: reject.length })}
      </Button>
      {rejecting && (
        <Suspense>
          <RejectDialog
            about={reject.join()}
            title={text('candidates.rejectManyTitle', { smart_count: reject.length })}
            interviewed={rows.some(({ interview }) => interview !== null)}
            busy={moves.busy}
            onClose={() => setRejecting(false)}
            onReject={(rejection) => make(reject, rejection)}
          />
        </Suspense>
      )}
    </>
  );
}
