import { Box } from '@mui/material';
import type { ReactElement } from 'react';
import { useText, useWord } from '../../i18n/text.hook.ts';
import { useAbility } from '../../providers/me.hook.ts';
import { KeyHints } from '../../ui/key.hint.tsx';
import { BoardColumn } from './board.column.tsx';
import { useHolding, type Held } from './board.hold.hook.ts';
import { stages } from './board.stages.ts';
import { UndoFrame } from './undo.frame.tsx';

/** Says what is held and over which stage, for those who do not see it. */
function Said({ held, back }: { held: Held | null; back: string | null }): ReactElement {
  const text = useText();
  const word = useWord();
  const over = stages.find(({ name }) => name === held?.over);
  const stage = over && word(over.states.length > 1 ? 'stage' : 'applicationState', over.name);
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
    <Box sx={{ mb: 1 }}>
      <KeyHints moves={keys} />
      <span id="board-keys" className="visually-hidden">
        {text('board.help')}
      </span>
    </Box>
  );
}

/** The candidates of one internship by stage: dragged, moved by key, or by each card's menu. */
export function CandidateBoard({ internshipId }: { internshipId: string }): ReactElement {
  const text = useText();
  const mayMove = useAbility().can('transition', 'Application');
  const { held, back, hands } = useHolding();
  return (
    <UndoFrame>
      {mayMove && <Keys />}
      <Said held={held} back={back} />
      <Box role="region" aria-label={text('board.title')} sx={boardStyle}>
        {stages.map((stage) => (
          <BoardColumn key={stage.name} internshipId={internshipId} stage={stage} held={held} hands={hands} />
        ))}
      </Box>
    </UndoFrame>
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
