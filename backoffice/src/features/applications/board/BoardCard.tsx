import StarIcon from '@mui/icons-material/StarOutlineOutlined';
import { Box } from '@mui/material';
import { LinkBase } from 'ra-core';
import { memo, useEffect, useRef, type KeyboardEvent, type ReactElement } from 'react';
import { candidatePathFrom } from '../candidate/candidate-origin.hook.ts';
import type { CandidateRow } from '../application-types.ts';
import { canMoveFocus, moveFocus } from './card-focus.ts';
import { useDraggableCard } from './drag-and-drop.hook.ts';
import type { DragController } from './drag-controller.hook.ts';
import type { BoardStage } from './board-stages.ts';
import { useCandidateActions } from '../actions/CandidateActions.tsx';
import type { CandidateAction } from '../actions/available-actions.hook.ts';
import { ActionMenu } from '../actions/ActionMenu.tsx';
import { useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import { CandidateNextDate, nextStepKey } from '../lists/CandidateNextDate.tsx';
import { useMatchTexts } from '../../../ui/match/match-texts.hook.ts';
import { useCandidateName } from '../../../ui/formats/value-format.hook.ts';

function NextStep({ state }: Pick<CandidateRow, 'state'>): ReactElement | null {
  const text = useMessages();
  const step = nextStepKey({ state });
  return step && <Box sx={{ color: 'text.primary' }}>{text('board.nextStep', { step: text(step) })}</Box>;
}

/**
 * Shows the facts on a card: what is next and when, the rating, its state where the column mixes several, and what the team
 * noted.
 */
function CardFacts({ row, stage }: { row: CandidateRow; stage: BoardStage }): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const { scoreInList } = useMatchTexts();
  const score = row.match && scoreInList(row.match);
  const facts = [
    ...(stage.states.length > 1 ? [valueLabel('applicationState', row.state)] : []),
    ...(score ? [score] : []),
    ...(row.noteCount > 0 ? [text('board.notes', { smart_count: row.noteCount })] : []),
    ...row.tags,
  ];
  return (
    <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      <NextStep state={row.state} />
      <Box sx={nextStepKey(row) ? undefined : { color: 'text.primary' }}>
        <CandidateNextDate row={row} />
      </Box>
      <Box sx={factsStyle}>
        <div>
          {row.rating !== null && (
            <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
              <StarIcon aria-hidden sx={{ fontSize: '1rem' }} />
              {text('candidates.stars', { value: row.rating })}
            </Box>
          )}
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </div>
      </Box>
    </Box>
  );
}

/* What is known about somebody fills lines, each fact whole: a card is as low as it can be. The dot before the first fact of a
   line is outside of the card's text, where nothing shows. */
const factsStyle = {
  mt: 0.25,
  overflow: 'hidden',
  '& > div': { display: 'flex', flexWrap: 'wrap', ml: '-1.1em' },
  '& > div > *': { position: 'relative', pl: '1.1em' },
  '& > div > *::before': { content: '"·"', position: 'absolute', left: '0.4em' },
} as const;

interface BoardCardProps {
  readonly row: CandidateRow;
  readonly stage: BoardStage;
  readonly isDragged: boolean;
  readonly dragController: DragController;
}

type Keys = Readonly<Record<string, (() => void) | undefined>>;

const keysWhileDragging = (dragController: DragController, id: string): Keys => {
  const drop = () => {
    dragController.requestFocus(id);
    dragController.drop();
  };
  return {
    ArrowRight: () => dragController.step(1),
    ArrowLeft: () => dragController.step(-1),
    ArrowUp: () => undefined,
    ArrowDown: () => undefined,
    Enter: drop,
    ' ': drop,
    Escape: dragController.cancel,
  };
};

const keysWhileIdle = (
  link: HTMLElement,
  pickUp: () => void,
  actions: readonly CandidateAction[],
  startAction: (action: CandidateAction) => void,
): Keys => ({
  ...Object.fromEntries(
    ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map((key) => [key, () => moveFocus(link, key)]),
  ),
  ...Object.fromEntries(actions.flatMap((action) => (action.key ? [[action.key, () => startAction(action)]] : []))),
  ...(actions.length > 0 ? { ' ': pickUp } : {}),
});

/** Returns whether an event comes from the card itself, not from a menu or dialog that it opened elsewhere in the page. */
const isInside = ({ currentTarget, target }: KeyboardEvent<HTMLElement>): boolean =>
  target instanceof Node && currentTarget.contains(target);

/** Moves the focus with a card to its new place, and a card that leaves is held no longer. */
function useFollowFocus(id: string, stage: string, dragController: DragController) {
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (canMoveFocus(id) && dragController.claimFocus(id)) card.current?.querySelector('a')?.focus();
    return () => dragController.release(id, stage);
  }, [id, stage, dragController]);
  return card;
}

/** One candidate on the board: to open, to drag, to pick up by key, and with a menu of the same actions. */
export const BoardCard = memo(function BoardCard({
  row,
  stage,
  isDragged,
  dragController,
}: BoardCardProps): ReactElement {
  const { actions, busy, dialogs } = useCandidateActions(row);
  const card = useFollowFocus(row.id, stage.name, dragController);
  const name = useCandidateName()(row);
  const pickUp = () => dragController.pickUp({ id: row.id, name, stage: stage.name, actions });
  const startAction = (action: CandidateAction) => {
    dragController.requestFocus(row.id);
    action.start();
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const link = event.target;
    if (!(link instanceof HTMLAnchorElement) || !isInside(event) || busy) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const run = (
      isDragged ? keysWhileDragging(dragController, row.id) : keysWhileIdle(link, pickUp, actions, startAction)
    )[event.key];
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };
  const movable = actions.length > 0 && !busy;
  useDraggableCard(card, movable, pickUp, dragController);
  return (
    <Box
      ref={card}
      component="li"
      data-card={row.id}
      aria-busy={busy}
      onKeyDown={press}
      onBlur={(event) => isDragged && isInsideBlur(event.target) && dragController.cancel()}
      sx={{
        ...cardStyle,
        cursor: movable ? 'grab' : undefined,
        ...(isDragged ? draggedStyle : {}),
        ...(busy ? { opacity: 0.6 } : {}),
      }}
    >
      <Box sx={headStyle}>
        <Box
          component={LinkBase}
          to={candidatePathFrom('board', row.id)}
          draggable={false}
          aria-describedby="board-keys"
          sx={linkStyle}
        >
          {name}
        </Box>
        <ActionMenu name={name} actions={actions} busy={busy} />
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
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '3px',
  px: 1.25,
  py: 1,
  fontSize: '0.9375rem',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 76px',
} as const;

const draggedStyle = { borderColor: 'primary.main', outline: '2px solid var(--accent)', opacity: 0.75 } as const;

/* Below each other, the cards of a phone have their menu in the corner, where a thumb hits it. */
const headStyle = {
  display: 'flex',
  alignItems: 'start',
  gap: 0.5,
  '& > button': {
    width: { xs: 40, md: 28 },
    height: { xs: 40, md: 28 },
    my: { xs: -1, md: 0 },
    mr: { xs: -1, md: 0 },
  },
} as const;

const linkStyle = {
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  color: 'inherit',
  fontWeight: 600,
  textDecorationColor: 'var(--edge)',
} as const;
