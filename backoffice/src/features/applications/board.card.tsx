import { Box } from '@mui/material';
import { LinkBase } from 'ra-core';
import { memo, useEffect, useRef, type DragEvent, type KeyboardEvent, type ReactElement } from 'react';
import { pathTo } from '../../app/screen.paths.ts';
import type { CandidateRow } from './application.types.ts';
import { CardFacts } from './board.facts.tsx';
import { mayFollow, moveFocus } from './board.focus.ts';
import type { Hands } from './board.hold.hook.ts';
import type { Stage } from './board.stages.ts';
import { useCandidateMoves } from './candidate.moves.tsx';
import type { Offer } from './candidate.offers.ts';
import { MoveMenu } from './row.menu.tsx';

interface BoardCardProps {
  readonly row: CandidateRow;
  readonly stage: Stage;
  readonly held: boolean;
  readonly hands: Hands;
}

type Keys = Readonly<Record<string, (() => void) | undefined>>;

const heldKeys = (hands: Hands, id: string): Keys => {
  const drop = () => {
    hands.expect(id);
    hands.drop();
  };
  return {
    ArrowRight: () => hands.step(1),
    ArrowLeft: () => hands.step(-1),
    ArrowUp: () => undefined,
    ArrowDown: () => undefined,
    Enter: drop,
    ' ': drop,
    Escape: hands.putBack,
  };
};

const freeKeys = (
  link: HTMLElement,
  take: () => void,
  offers: readonly Offer[],
  begin: (offer: Offer) => void,
): Keys => ({
  ...Object.fromEntries(
    ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map((key) => [key, () => moveFocus(link, key)]),
  ),
  ...Object.fromEntries(offers.flatMap((offer) => (offer.key ? [[offer.key, () => begin(offer)]] : []))),
  ...(offers.length > 0 ? { ' ': take } : {}),
});

/** Whether an event comes from the card itself, not from a menu or dialog that it opened elsewhere in the page. */
const isInside = ({ currentTarget, target }: DragEvent<HTMLElement> | KeyboardEvent<HTMLElement>): boolean =>
  target instanceof Node && currentTarget.contains(target);

/** The focus follows a card to its new place, and a card that leaves is held no longer. */
function useFollow(id: string, stage: string, hands: Hands) {
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (mayFollow(id) && hands.claim(id)) card.current?.querySelector('a')?.focus();
    return () => hands.lose(id, stage);
  }, [id, stage, hands]);
  return card;
}

/** One candidate on the board: to open, to drag, to pick up by key, and with a menu of the same moves. */
export const BoardCard = memo(function BoardCard({ row, stage, held, hands }: BoardCardProps): ReactElement {
  const { offers, busy, dialogs } = useCandidateMoves(row);
  const card = useFollow(row.id, stage.name, hands);
  const take = () => hands.take({ id: row.id, name: row.displayName, stage: stage.name, offers });
  const begin = (offer: Offer) => {
    hands.expect(row.id);
    offer.begin();
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const link = event.target;
    if (!(link instanceof HTMLAnchorElement) || !isInside(event) || busy) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const run = (held ? heldKeys(hands, row.id) : freeKeys(link, take, offers, begin))[event.key];
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };
  const drag = (event: DragEvent<HTMLElement>) => {
    if (!isInside(event)) return;
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', row.displayName);
    take();
  };
  const movable = offers.length > 0 && !busy;
  return (
    <Box
      ref={card}
      component="li"
      data-card={row.id}
      draggable={movable}
      aria-busy={busy}
      onDragStart={drag}
      onDragEnd={hands.putBack}
      onKeyDown={press}
      onBlur={(event) => held && isInsideBlur(event.target) && hands.putBack()}
      sx={{
        ...cardStyle,
        cursor: movable ? 'grab' : undefined,
        ...(held ? heldStyle : {}),
        ...(busy ? { opacity: 0.6 } : {}),
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 0.5 }}>
        <Box
          component={LinkBase}
          to={pathTo('candidate', row.id)}
          draggable={false}
          aria-describedby="board-keys"
          sx={linkStyle}
        >
          {row.displayName}
        </Box>
        <MoveMenu name={row.displayName} offers={offers} busy={busy} />
      </Box>
      <CardFacts row={row} stage={stage} />
      {dialogs}
    </Box>
  );
});

const isInsideBlur = (target: EventTarget): boolean => target instanceof HTMLAnchorElement;

const cardStyle = {
  listStyle: 'none',
  bgcolor: 'background.paper',
  border: '1px solid var(--edge)',
  borderRadius: '3px',
  px: 1,
  py: 0.75,
  fontSize: '0.9375rem',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 76px',
} as const;

const heldStyle = { borderColor: 'primary.main', outline: '2px solid var(--accent)', opacity: 0.75 } as const;

const linkStyle = {
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  color: 'inherit',
  fontWeight: 600,
  textDecorationColor: 'var(--edge)',
} as const;
