import FoldIcon from '@mui/icons-material/UnfoldLessOutlined';
import { Box, Typography } from '@mui/material';
import { useLocale } from 'ra-core';
import { useRef, type ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import type { FilterValues } from '../../../ui/list/filter-model.ts';
import { QueryBoundary } from '../../../ui/page/QueryBoundary.tsx';
import { BoardCard } from './BoardCard.tsx';
import { useDropColumn } from './drag-and-drop.hook.ts';
import { useStageCandidates } from './stage-candidates.hook.ts';
import { useFocusOnRail, useStageFold } from './stage-fold.hook.ts';
import { actionForDrop, type DragController, type DraggedCandidate } from './drag-controller.hook.ts';
import { useClosedStageText } from './closed-stage-text.hook.ts';
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
  const closedText = useClosedStageText();
  if (!dragged || dragged.stage === stage.name) return null;
  const action = actionForDrop(dragged, stage);
  return (
    <Box sx={{ px: 0.5, color: action ? 'primary.main' : 'text.secondary' }}>
      {action?.label ?? closedText(dragged, stage)}
    </Box>
  );
}

function columnStyleOf({ stage, dragged }: DropTargetProps) {
  if (!dragged || dragged.stage === stage.name) return {};
  const over = dragged.overStage === stage.name;
  if (!actionForDrop(dragged, stage))
    return { borderStyle: 'dotted', borderColor: 'var(--edge)', ...(over && { outline: '3px dotted var(--edge)' }) };
  return { outline: `${over ? 3 : 1}px solid var(--accent)`, ...(over ? { bgcolor: 'var(--accent-wash)' } : {}) };
}

function Cards({ stage, dragged, dragController, cards }: BoardColumnProps & { cards: StageCandidates }) {
  const text = useMessages();
  const { query, rows, total } = cards;
  if (total === 0) return <Box sx={emptyStyle}>{text(`board.empty.${stage.name}`)}</Box>;
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
  /** Whether the stage is a narrow rail now; undefined where none is. */
  readonly isRail: boolean | undefined;
  readonly onToggle: () => void;
}

/** Shows the name of a stage and how many are in it; where stages are beside each other, it folds the stage and opens it. */
function StageHeading({ stage, total, isRail, onToggle }: StageHeadingProps): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const number = new Intl.NumberFormat(useLocale());
  const name = (
    <>
      {/* The number is in no line of its own. */}
      {valueLabel(...stageLabelKey(stage))}
      {'\u00a0'}
      {total !== undefined && (
        <Box component="span" sx={countStyle}>
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
        <Box
          component="button"
          type="button"
          aria-expanded={!isRail}
          title={isRail ? text(`board.empty.${stage.name}`) : undefined}
          onClick={onToggle}
          sx={toggleStyle(isRail)}
        >
          <Box component="span" sx={isRail && total === 0 ? { color: 'text.secondary' } : undefined}>
            {name}
          </Box>
          {!isRail && <FoldIcon aria-hidden className="fold" />}
        </Box>
      )}
    </Typography>
  );
}

/* How many there are, as a tag of its own beside the name. */
const countStyle = {
  display: 'inline-block',
  minInlineSize: '1.5em',
  px: 0.5,
  textAlign: 'center',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '3px',
  bgcolor: 'background.default',
  color: 'text.secondary',
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  fontWeight: 400,
} as const;

/** Shows one stage with its candidates; takes those who may come here. */
export function BoardColumn(props: BoardColumnProps): ReactElement {
  const { internshipId, stage, filters, dragged, dragController } = props;
  const column = useRef<HTMLElement>(null);
  const cards = useStageCandidates(internshipId, stage, filters);
  const total = cards.query.data && cards.total;
  const { isRail, toggle } = useStageFold(stage, total);
  useDropColumn(column, stage, dragController);
  useFocusOnRail(column, isRail ?? false, cards.rows, dragController);
  return (
    <Box
      component="section"
      ref={column}
      data-stage={stage.name}
      aria-labelledby={stageHeadingId(stage.name)}
      sx={{
        ...columnStyle,
        ...(isRail ? railStyle : openStyle),
        ...columnStyleOf(props),
      }}
    >
      <StageHeading stage={stage} total={total} isRail={isRail} onToggle={toggle} />
      <DropHint stage={stage} dragged={dragged} />
      {!isRail && <QueryBoundary query={cards.query}>{() => <Cards {...props} cards={cards} />}</QueryBoundary>}
    </Box>
  );
}

/*
 * Five open stages and four rails fit on a screen of 1440 px; the board scrolls where they do not fit. A rail takes drops over
 * its whole height, and writes what a drop does vertically, like its name.
 */
const railStyle = { flex: '0 0 44px', overflow: 'hidden', '& > div': { writingMode: 'vertical-rl' } } as const;
const openStyle = { flex: { md: '1 1 0' }, minWidth: { md: 172 } } as const;

const toggleStyle = (isRail: boolean) =>
  ({
    display: 'flex',
    justifyContent: 'space-between',
    gap: 0.5,
    font: 'inherit',
    color: 'inherit',
    bgcolor: 'transparent',
    border: 0,
    p: 0.5,
    cursor: 'pointer',
    textAlign: 'start',
    width: '100%',
    minHeight: 28,
    '& .fold': { fontSize: '1.125rem', color: 'text.secondary', transform: 'rotate(90deg)', flex: 'none' },
    ...(isRail && { writingMode: 'vertical-rl', whiteSpace: 'nowrap', minHeight: 160 }),
  }) as const;

/* Reached by a jump, it is below the bar of the page. */
const headingStyle = { fontSize: '1rem', fontWeight: 600, scrollMarginTop: 64, overflowWrap: 'normal' } as const;

/* A shade darker than the page, so that the cards stand out and need no strong frame. */
const columnStyle = {
  border: '1px solid transparent',
  borderRadius: '3px',
  bgcolor: 'var(--sunken)',
  p: { xs: 1, md: 0.75 },
  fontSize: '0.9375rem',
} as const;

const emptyStyle = { px: 0.5, py: 1, color: 'text.secondary' } as const;

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
