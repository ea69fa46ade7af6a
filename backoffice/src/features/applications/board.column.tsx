import { Box, Typography } from '@mui/material';
import { useLocale } from 'ra-core';
import type { DragEvent, ReactElement } from 'react';
import { useText, useWord } from '../../i18n/text.hook.ts';
import type { FilterValues } from '../../ui/list/filter.model.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { BoardCard } from './board.card.tsx';
import { useStageCards } from './board.cards.hook.ts';
import { offerOn, type Hands, type Held } from './board.hold.hook.ts';
import { More } from './board.more.tsx';
import { headingOf, stageWords, type Stage } from './board.stages.ts';

interface BoardColumnProps {
  readonly internshipId: string;
  readonly stage: Stage;
  readonly filters: FilterValues;
  readonly held: Held | null;
  readonly hands: Hands;
}
type Standing = Pick<BoardColumnProps, 'stage' | 'held'>;

/** What the column says about the candidate who is held: what a drop does, or that they cannot come here. */
function Reception({ stage, held }: Standing): ReactElement | null {
  const text = useText();
  if (!held || held.stage === stage.name) return null;
  const offer = offerOn(held, stage);
  return <Box sx={{ color: offer ? 'primary.main' : 'text.secondary' }}>{offer?.label ?? text('board.notHere')}</Box>;
}

function lookOf({ stage, held }: Standing) {
  if (!held || held.stage === stage.name) return {};
  if (!offerOn(held, stage)) return { borderStyle: 'dotted', borderColor: 'var(--edge)' };
  const over = held.over === stage.name;
  return { outline: `${over ? 3 : 1}px solid var(--accent)`, ...(over ? { bgcolor: 'var(--accent-wash)' } : {}) };
}

function Cards({ stage, held, hands, cards }: BoardColumnProps & { cards: CardsShown }) {
  const { asked, rows, total } = cards;
  if (total === 0) return null;
  return (
    <Box component="ul" sx={listStyle}>
      {rows.map((row) => (
        <BoardCard key={row.id} row={row} stage={stage} held={held?.id === row.id} hands={hands} />
      ))}
      {asked.hasNextPage && (
        <li>
          <More count={total - rows.length} ready={!asked.isFetching} onMore={() => asked.fetchNextPage()} />
        </li>
      )}
    </Box>
  );
}
type CardsShown = ReturnType<typeof useStageCards>;

/** One stage with its candidates; takes those who may come here. */
export function BoardColumn(props: BoardColumnProps): ReactElement {
  const { internshipId, stage, filters, held, hands } = props;
  const word = useWord();
  const number = new Intl.NumberFormat(useLocale());
  const cards = useStageCards(internshipId, stage, filters);
  const takes = held !== null && offerOn(held, stage) !== undefined;
  const over = (event: DragEvent) => {
    hands.aim(takes ? stage.name : null);
    if (takes) event.preventDefault();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    hands.drop();
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
      sx={{ ...columnStyle, ...(stage.stays ? staysStyle : {}), flex, ...lookOf(props) }}
    >
      <Typography id={heading} tabIndex={-1} variant="h4" component="h2" sx={headingStyle}>
        {word(...stageWords(stage))}{' '}
        {cards.asked.data && (
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {number.format(cards.total)}
          </Box>
        )}
      </Typography>
      <Reception stage={stage} held={held} />
      <Loaded asked={cards.asked}>{() => <Cards {...props} cards={cards} />}</Loaded>
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

const staysStyle = {
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
