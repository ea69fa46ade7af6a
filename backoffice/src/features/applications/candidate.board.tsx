import { Box } from '@mui/material';
import { ListBase, useListContext } from 'ra-core';
import type { ReactElement } from 'react';
import { useText, useWord } from '../../i18n/text.hook.ts';
import { useAbility } from '../../providers/me.hook.ts';
import { KeyHints } from '../../ui/key.hint.tsx';
import { ExportButton } from '../../ui/list/export.button.tsx';
import { FilterBar } from '../../ui/list/filter.bar.tsx';
import { NoMatch } from '../../ui/list/no.match.tsx';
import { BoardColumn } from './board.column.tsx';
import { useHolding, type Held } from './board.hold.hook.ts';
import { BoardJumps } from './board.jumps.tsx';
import { stages, stageWords } from './board.stages.ts';
import { useCandidateColumns } from './candidate.columns.tsx';
import { boardFilters, candidatesFile } from './candidate.filters.ts';
import { UndoFrame } from './undo.frame.tsx';

/** Says what is held and over which stage, for those who do not see it. */
function Said({ held, back }: { held: Held | null; back: string | null }): ReactElement {
  const text = useText();
  const word = useWord();
  const over = stages.find(({ name }) => name === held?.over);
  const stage = over && word(...stageWords(over));
  const said = held
    ? text(stage ? 'board.over' : 'board.held', { name: held.name, stage })
    : back && text('board.back', { name: back });
  return (
    <div role="status" className="visually-hidden">
      {said}
    </div>
  );
}

/** The keys of the board: what they do, in sight and for screen readers on each card. */
function Keys(): ReactElement {
  const text = useText();
  const keys = [
    { key: '← ↑ ↓ →', label: text('board.walk') },
    { key: text('board.space'), label: text('board.take') },
    { key: 's', label: text('candidates.shortlist') },
    { key: 'r', label: text('candidates.reject') },
  ];
  return (
    <Box sx={{ my: 1 }}>
      <KeyHints moves={keys} />
      <span id="board-keys" className="visually-hidden">
        {text('board.help')}
      </span>
    </Box>
  );
}

/** The file holds what the table's would. */
function BoardExport({ internshipId }: { internshipId: string }): ReactElement | null {
  const columns = useCandidateColumns(false, false);
  if (!useAbility().can('export', 'Application')) return null;
  return <ExportButton columns={columns} storeKey={`candidates.${internshipId}.columns`} file={candidatesFile} />;
}

function Stages({ internshipId }: { internshipId: string }): ReactElement {
  const text = useText();
  const mayMove = useAbility().can('transition', 'Application');
  const { filterValues, total } = useListContext();
  const { held, back, hands } = useHolding();
  if (total === 0 && Object.keys(filterValues).length > 0) return <NoMatch />;
  return (
    <UndoFrame>
      {mayMove && <Keys />}
      <BoardJumps />
      <Said held={held} back={back} />
      <Box role="region" aria-label={text('board.title')} sx={boardStyle}>
        {stages.map((stage) => (
          <BoardColumn
            key={stage.name}
            internshipId={internshipId}
            stage={stage}
            filters={filterValues}
            held={held}
            hands={hands}
          />
        ))}
      </Box>
    </UndoFrame>
  );
}

/** The candidates of one internship by stage, filtered as a table is: dragged, moved by key, or by each card's menu. */
export function CandidateBoard({ internshipId }: { internshipId: string }): ReactElement {
  return (
    <ListBase
      resource="applications"
      filter={{ internshipId }}
      sort={{ field: 'responseDueAt', order: 'ASC' }}
      perPage={1}
      storeKey={`board.${internshipId}`}
      debounce={0}
      disableSyncWithLocation
      disableAuthentication
    >
      <FilterBar filters={boardFilters}>
        <BoardExport internshipId={internshipId} />
      </FilterBar>
      <Stages internshipId={internshipId} />
    </ListBase>
  );
}

const boardStyle = {
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: { md: 'stretch' },
  gap: 1,
  overflowX: { md: 'auto' },
  p: '3px',
} as const;
