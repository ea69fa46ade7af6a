import { Box, Typography } from '@mui/material';
import { useLocale } from 'ra-core';
import type { DragEvent, ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import type { FilterValues } from '../../../ui/list/filter-model.ts';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { BoardCard } from './BoardCard.tsx';
import { useStageCandidates } from './stage-candidates.hook.ts';
import { actionForDrop, type DragController, type DraggedCandidate } from './drag-controller.hook.ts';
import { LoadMoreCards } from './LoadMoreCards.tsx';
import { headingOf, stageLabelKey, type Stage } from './board-stages.ts';

interface BoardColumnProps {
  readonly internshipId: string;
  readonly stage: Stage;
  readonly filters: FilterValues;
  readonly dragged: DraggedCandidate | null;
  readonly dragController: DragController;
}
type DropTargetProps = Pick<BoardColumnProps, 'stage' | 'dragged'>;

/** What the column says about the candidate who is held: what a drop does, or that they cannot come here. */
function DropHint({ stage, dragged }: DropTargetProps): ReactElement | null {
  const text = useMessages();
  if (!dragged || dragged.stage === stage.name) return null;
  const offer = actionForDrop(dragged, stage);
  return <Box sx={{ color: offer ? 'primary.main' : 'text.secondary' }}>{offer?.label ?? text('board.notHere')}</Box>;
}

function columnStyleOf({ stage, dragged }: DropTargetProps) {
  if (!dragged || dragged.stage === stage.name) return {};
  if (!actionForDrop(dragged, stage)) return { borderStyle: 'dotted', borderColor: 'var(--edge)' };
  const over = dragged.overStage === stage.name;
  return { outline: `${over ? 3 : 1}px solid var(--accent)`, ...(over ? { bgcolor: 'var(--accent-wash)' } : {}) };
}

function Cards({ stage, dragged, dragController, cards }: BoardColumnProps & { cards: StageCandidates }) {
  const { asked: query, rows, total } = cards;
  if (total === 0) return null;
  return (
    <Box component="ul" sx={listStyle}>
      {rows.map((row) => (
        <BoardCard
          key={row.id}
          row={row}
          stage={stage}
          isDragged={dragged?.id === row.id}
          dragController={dragController}
        />
      ))}
      {query.hasNextPage && (
        <li>
          <LoadMoreCards
            remaining={total - rows.length}
            ready={!query.isFetching}
            onMore={() => query.fetchNextPage()}
          />
        </li>
      )}
    </Box>
  );
}
type StageCandidates = ReturnType<typeof useStageCandidates>;

/** One stage with its candidates; takes those who may come here. */
export function BoardColumn(props: BoardColumnProps): ReactElement {
  const { internshipId, stage, filters, dragged, dragController } = props;
  const word = useValueLabel();
  const number = new Intl.NumberFormat(useLocale());
  const cards = useStageCandidates(internshipId, stage, filters);
  const takes = dragged !== null && actionForDrop(dragged, stage) !== undefined;
  const over = (event: DragEvent) => {
    dragController.hoverOver(takes ? stage.name : null);
    if (takes) event.preventDefault();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    dragController.drop();
  };
  const heading = headingOf(stage.name);
  const flex = { md: cards.total > 0 ? '1 0 200px' : '0 0 104px' };
  return (
    <Box
      component="section"
      data-stage={stage.name}
      aria-labelledby={heading}
      onDragOver={over}
      onDrop={drop}
      sx={{ ...columnStyle, ...(stage.sticky ? stickyStyle : {}), flex, ...columnStyleOf(props) }}
    >
      <Typography id={heading} tabIndex={-1} variant="h4" component="h2" sx={headingStyle}>
        {word(...stageLabelKey(stage))}{' '}
        {cards.asked.data && (
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {number.format(cards.total)}
          </Box>
        )}
      </Typography>
      <DropHint stage={stage} dragged={dragged} />
      <QueryBoundary query={cards.asked}>{() => <Cards {...props} cards={cards} />}</QueryBoundary>
    </Box>
  );
}

/* Reached by a jump, it stands below the bar of the page. */
const headingStyle = { fontSize: '1rem', fontWeight: 600, scrollMarginTop: 64 } as const;

const columnStyle = {
  minWidth: 0,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '3px',
  p: 1,
  fontSize: '0.9375rem',
} as const;

const stickyStyle = {
  position: { md: 'sticky' },
  insetInlineEnd: '-3px',
  zIndex: 1,
  bgcolor: 'background.default',
} as const;

const listStyle = {
  m: 0,
  mt: 1,
  p: '2px',
  display: 'grid',
  gap: 0.75,
  listStyle: 'none',
  maxHeight: { md: 'max(240px, calc(100vh - 350px))' },
  minHeight: { md: 160 },
  alignContent: 'start',
  overflowY: { md: 'auto' },
} as const;
