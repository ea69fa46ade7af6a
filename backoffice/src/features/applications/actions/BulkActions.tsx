import { Button } from '@mui/material';
import { useListContext } from 'ra-core';
import { lazy, Suspense, useEffect, useRef, useState, type ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { LoadingDialog } from '../../../ui/dialogs/LoadingDialog.tsx';
import type { CandidateRow } from '../application-types.ts';
import { ShortcutKey, useKeyboardShortcuts } from '../../../ui/keyboard/KeyboardShortcuts.tsx';
import { decisionKeys } from './available-actions.hook.ts';
import { rowsAllowedFor, type BulkTransitions } from './bulk-transitions.hook.ts';

const RejectDialog = lazy(() => import('./RejectDialog.tsx'));

interface BulkActionsProps {
  readonly transitions: BulkTransitions;
  /** Called with those who are decided about, while the list still shows them. */
  readonly onDecided?: (rows: readonly CandidateRow[]) => void;
}

/** Shows shortlist and reject for the chosen rows, each with its key. */
export function BulkActions({ transitions, onDecided }: BulkActionsProps): ReactElement {
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
  const shortlistSelected = () => {
    if (shortlist.length === 0) return;
    onUnselectItems();
    onDecided?.(shortlist);
    transitions.performTransition(shortlist, { to: 'shortlisted' });
  };
  const rejectSelected = () => {
    if (reject.length > 0) setRejecting(reject);
  };
  const labels = {
    shortlist: text('candidates.shortlistMany', { smart_count: shortlist.length }),
    reject: text('candidates.rejectMany', { smart_count: reject.length }),
  };
  useKeyboardShortcuts([
    { key: decisionKeys.shortlisted, label: labels.shortlist, run: shortlistSelected },
    { key: decisionKeys.rejected, label: labels.reject, run: rejectSelected },
  ]);
  return (
    <>
      <Button
        data-transition="shortlist"
        disabled={shortlist.length === 0}
        aria-keyshortcuts={decisionKeys.shortlisted}
        onClick={shortlistSelected}
      >
        {labels.shortlist}
        <ShortcutKey name={decisionKeys.shortlisted} />
      </Button>
      <Button
        data-transition="reject"
        color="error"
        disabled={reject.length === 0}
        aria-keyshortcuts={decisionKeys.rejected}
        onClick={rejectSelected}
      >
        {labels.reject}
        <ShortcutKey name={decisionKeys.rejected} />
      </Button>
      {rejecting && (
        <Suspense fallback={<LoadingDialog onClose={close} />}>
          <RejectDialog
            draftKey={rejecting.map(({ id }) => id).join()}
            title={text('candidates.rejectManyTitle', { smart_count: rejecting.length })}
            interviewed={rejecting.map(({ interview }) => interview !== null)}
            busy={transitions.busy}
            onClose={close}
            onReject={(rejection) =>
              transitions.performTransition(rejecting, rejection, () => {
                /* Somebody may have closed it and begun with others before the answer came. */
                if (open.current !== rejecting) return;
                close();
                onUnselectItems();
                onDecided?.(rejecting);
              })
            }
          />
        </Suspense>
      )}
    </>
  );
}
