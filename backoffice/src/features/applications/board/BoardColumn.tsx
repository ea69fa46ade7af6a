import { Box, Typography, useMediaQuery } from '@mui/material';
import { useLocale } from 'ra-core';
import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import type { FilterValues } from '../../../ui/list/filter-model.ts';
import { QueryBoundary } from '../../../ui/page/QueryBoundary.tsx';
import { BoardCard } from './BoardCard.tsx';
import { canMoveFocus } from './card-focus.ts';
import { useDropColumn } from './drag-and-drop.hook.ts';
import { useStageCandidates } from './stage-candidates.hook.ts';
import { actionForDrop, type DragController, type DraggedCandidate } from './drag-controller.hook.ts';
import { LoadMoreCards } from './LoadMoreCards.tsx';
import { stageHeadingId, stageLabelKey, type BoardStage } from './board-stages.ts';

interface BoardColumnProps {
  readonly internshipId: string;
  readonly stage: BoardStage;
  readonly filters: FilterValues;
  readonly dragged: DraggedCandidate | null;
  readonly dragController: DragController;
}
type DropTargetProps = Pick<BoardColumnProps, 'stage' | 'dragged'>;

/** Shows what the column says about the candidate who is held: what a drop does, or that they cannot come here. */
function DropHint({ stage, dragged }: DropTargetProps): ReactElement | null {
  const text = useMessages();
  if (!dragged || dragged.stage === stage.name) return null;
  const action = actionForDrop(dragged, stage);
  return <Box sx={{ color: action ? 'primary.main' : 'text.secondary' }}>{action?.label ?? text('board.notHere')}</Box>;
}

function columnStyleOf({ stage, dragged }: DropTargetProps) {
  if (!dragged || dragged.stage === stage.name) return {};
  if (!actionForDrop(dragged, stage)) return { borderStyle: 'dotted', borderColor: 'var(--edge)' };
  const over = dragged.overStage === stage.name;
  return { outline: `${over ? 3 : 1}px solid var(--accent)`, ...(over ? { bgcolor: 'var(--accent-wash)' } : {}) };
}

function Cards({ stage, dragged, dragController, cards }: BoardColumnProps & { cards: StageCandidates }) {
  const { query, rows, total } = cards;
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

interface StageHeadingProps {
  readonly stage: BoardStage;
  readonly total: number | undefined;
  /** Whether the stage is a narrow rail now; undefined where it never is. */
  readonly isRail: boolean | undefined;
  readonly onToggle: () => void;
}

/** Shows the name of a stage and how many are in it; that of a rail opens and closes it. */
function StageHeading({ stage, total, isRail, onToggle }: StageHeadingProps): ReactElement {
  const valueLabel = useValueLabel();
  const number = new Intl.NumberFormat(useLocale());
  const name = (
    <>
      {valueLabel(...stageLabelKey(stage))}{' '}
      {total !== undefined && (
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {number.format(total)}
        </Box>
      )}
    </>
  );
  return (
    <Typography id={stageHeadingId(stage.name)} tabIndex={-1} variant="h4" component="h2" sx={headingStyle}>
      {isRail === undefined ? (
        name
      ) : (
        <Box component="button" type="button" aria-expanded={!isRail} onClick={onToggle} sx={toggleStyle(isRail)}>
          {name}
        </Box>
      )}
    </Typography>
  );
}

/** Returns whether a stage is folded to a rail: the last one is, on wide screens, until somebody opens it. */
function useRail({ sticky }: BoardStage) {
  const [isFolded, setIsFolded] = useState(true);
  const isWide = useMediaQuery('(min-width: 900px)', { noSsr: true });
  const isRail = sticky && isWide ? isFolded : undefined;
  return { isRail, toggle: () => setIsFolded(!isFolded) };
}

/** Moves the focus of a candidate who is put into a folded rail, where no card is: the focus goes to what opens it. */
function useFocusOnRail(
  column: RefObject<HTMLElement | null>,
  isRail: boolean,
  { rows }: StageCandidates,
  dragController: DragController,
): void {
  useEffect(() => {
    if (!isRail) return;
    const focusedRow = rows.find(({ id }) => canMoveFocus(id) && dragController.claimFocus(id));
    if (focusedRow) column.current?.querySelector('button')?.focus();
  }, [column, isRail, rows, dragController]);
}

/** Shows one stage with its candidates; takes those who may come here. */
export function BoardColumn(props: BoardColumnProps): ReactElement {
  const { internshipId, stage, filters, dragged, dragController } = props;
  const column = useRef<HTMLElement>(null);
  const cards = useStageCandidates(internshipId, stage, filters);
  const { isRail, toggle } = useRail(stage);
  useDropColumn(column, stage, dragController);
  useFocusOnRail(column, isRail ?? false, cards, dragController);
  return (
    <Box
      component="section"
      ref={column}
      data-stage={stage.name}
      aria-labelledby={stageHeadingId(stage.name)}
      sx={{
        ...columnStyle,
        ...widthOf(isRail, cards.total),
        ...(stage.sticky ? stickyStyle : {}),
        ...columnStyleOf(props),
      }}
    >
      <StageHeading stage={stage} total={cards.query.data && cards.total} isRail={isRail} onToggle={toggle} />
      <DropHint stage={stage} dragged={dragged} />
      {!isRail && <QueryBoundary query={cards.query}>{() => <Cards {...props} cards={cards} />}</QueryBoundary>}
    </Box>
  );
}

/* All stages fit beside each other at 1440 px; those without anybody leave their room to the others. */
const widthOf = (isRail: boolean | undefined, total: number) => {
  if (isRail) return { flex: '0 0 56px', minWidth: 56, overflow: 'hidden' };
  return { flex: { md: total > 0 ? '1 1 0' : '0 1 92px' }, minWidth: { md: total > 0 ? 126 : 84 } };
};

const toggleStyle = (isRail: boolean) =>
  ({
    font: 'inherit',
    color: 'inherit',
    bgcolor: 'transparent',
    border: 0,
    p: 0.5,
    cursor: 'pointer',
    textAlign: 'start',
    width: '100%',
    minHeight: isRail ? 160 : 24,
    ...(isRail && { writingMode: 'vertical-rl' }),
  }) as const;

/* Reached by a jump, it is below the bar of the page. */
const headingStyle = { fontSize: '1rem', fontWeight: 600, scrollMarginTop: 64 } as const;

const columnStyle = {
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '3px',
  p: { xs: 1, md: 0.75 },
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
  maxHeight: { md: 'max(240px, calc(100vh - 380px))' },
  minHeight: { md: 160 },
  alignContent: 'start',
  overflowY: { md: 'auto' },
} as const;
