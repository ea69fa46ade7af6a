import { Box, Button } from '@mui/material';
import { useListContext } from 'ra-core';
import { Pagination } from 'react-admin';
import type { ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { useAbility } from '../../../providers/me-store.ts';
import { NativeSelect } from '../../../ui/list/NativeControls.tsx';
import { SelectionBar } from '../../../ui/list/SelectionBar.tsx';
import { BulkActions } from '../actions/BulkActions.tsx';
import type { BulkTransitions } from '../actions/bulk-transitions.hook.ts';
import type { CandidateRow } from '../application-types.ts';
import { CompareCandidatesButton } from '../compare/CompareCandidatesButton.tsx';
import { TriageRow } from './TriageRow.tsx';

const orders = {
  'responseDueAt ASC': 'triage.byDue',
  'submittedAt DESC': 'triage.byNewest',
  'submittedAt ASC': 'triage.byOldest',
  'rating DESC': 'triage.byRating',
  'match DESC': 'triage.byMatch',
} as const;

function OrderChoice(): ReactElement {
  const text = useMessages();
  const { sort, setSort } = useListContext<CandidateRow>();
  return (
    <NativeSelect
      label={text('list.sortBy')}
      hidesLabel
      value={`${sort.field} ${sort.order}`}
      options={Object.entries(orders).map(([value, label]) => [value, text(label)] as const)}
      onChoose={(value) => {
        const [field = 'responseDueAt', order] = value.split(' ');
        setSort({ field, order: order === 'DESC' ? 'DESC' : 'ASC' });
      }}
    />
  );
}

interface UnsavedDecisionsProps {
  /** Those of the list about whom something was decided that is not saved. */
  readonly rows: readonly CandidateRow[];
  readonly onOpen: ((id: string) => void) | undefined;
  readonly onRetry: (rows: readonly CandidateRow[]) => void;
}

/** Says how many decisions are not saved: the rows may be far from the one that is open. It is there, empty, before. */
function UnsavedDecisions({ rows, onOpen, onRetry }: UnsavedDecisionsProps): ReactElement {
  const text = useMessages();
  const [first] = rows;
  return (
    <Box role="status">
      {first && (
        <Box sx={unsavedStyle}>
          <Box component="span" sx={{ flex: '1 1 auto' }}>
            {text('triage.unsaved', { smart_count: rows.length })}
          </Box>
          {onOpen && (
            <Button size="small" onClick={() => onOpen(first.id)}>
              {text('triage.showUnsaved')}
            </Button>
          )}
          <Button size="small" variant="outlined" onClick={() => onRetry(rows)} sx={{ minHeight: { xs: 44, sm: 32 } }}>
            {text('failure.retry')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

interface TriageListProps {
  readonly rows: readonly CandidateRow[];
  readonly openId: string | null;
  readonly transitions: BulkTransitions;
  /** Called with several who are decided about together. */
  readonly onDecided: (rows: readonly CandidateRow[]) => void;
  /** Shows a candidate beside the list; without it rows lead to their pages. */
  readonly onOpen?: (id: string) => void;
  /** Sends the decisions about these again, which were not saved. */
  readonly onRetry: (rows: readonly CandidateRow[]) => void;
}

/** Shows the candidates to decide about, in the chosen order, several of whom can be selected and decided about together. */
export function TriageList(props: TriageListProps): ReactElement {
  const { rows, openId, transitions, onDecided, onOpen, onRetry } = props;
  const text = useMessages();
  const mayDecide = useAbility().can('transition', 'Application');
  return (
    <Box sx={listStyle}>
      <Box sx={selectionStyle}>
        <SelectionBar>
          <CompareCandidatesButton />
          {mayDecide && <BulkActions transitions={transitions} onDecided={onDecided} />}
        </SelectionBar>
      </Box>
      <Box sx={headStyle}>
        <Box sx={{ px: 1.5, py: 0.75 }}>
          <OrderChoice />
        </Box>
        <UnsavedDecisions
          rows={rows.filter(({ id }) => transitions.failedTransition(id))}
          onOpen={onOpen}
          onRetry={onRetry}
        />
      </Box>
      <Box component="ul" aria-label={text('candidates.triage')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map((row) => (
          <TriageRow
            key={row.id}
            row={row}
            isOpen={row.id === openId}
            onOpen={onOpen}
            onRetry={transitions.failedTransition(row.id) && (() => onRetry([row]))}
          />
        ))}
      </Box>
      <Box sx={{ px: 1.5 }}>
        <Pagination />
      </Box>
    </Box>
  );
}

const listStyle = { display: 'flex', flexDirection: 'column', minHeight: '100%' } as const;

/* At the lower edge of the list, as on phones: no row moves when it comes and goes. */
const selectionStyle = {
  order: 1,
  mt: 'auto',
  position: { md: 'sticky' },
  bottom: 0,
  zIndex: 3,
  '& > [role="toolbar"]': { gap: 0.5, px: { md: 0.75 }, borderTop: '1px solid', borderColor: 'divider' },
} as const;

const unsavedStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.5,
  px: 1.5,
  py: 0.75,
  bgcolor: 'var(--attention-wash)',
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

const headStyle = {
  position: { md: 'sticky' },
  top: 0,
  zIndex: 3,
  bgcolor: 'background.default',
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;
