import { Box, Button } from '@mui/material';
import { waitingStates, type ApplicationState, type ApplicationTransition, type Interview } from '@prentice/contract';
import { useNotify } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { client } from '../../providers/session.ts';
import { KeyHints, useKeys } from '../../ui/key.hint.tsx';
import { useDecision } from '../../ui/decision.hook.ts';
import { useMove } from '../../ui/move.hook.ts';
import type { Candidacy } from './application.types.ts';
import { useTakeOff } from './board.cards.hook.ts';
import { CandidateDialogs, type Asking, type Movable } from './candidate.dialogs.tsx';
import { useOffers } from './candidate.offers.ts';
import { Rejected } from './rejected.notice.tsx';
import { useRemember } from './undo.frame.tsx';

/** Whether a move can be taken back for some minutes: every rejection, and a shortlisting that was the first answer. */
const canUndo = (from: ApplicationState, to: ApplicationState): to is 'rejected' | 'shortlisted' =>
  to === 'rejected' || (to === 'shortlisted' && waitingStates.some((state) => state === from));

/** Has the frame around offer the way back from a move, or says that it was made where there is none. */
function useTellMoved(one: Movable) {
  const text = useText();
  const notify = useNotify();
  const { remember, forget } = useRemember();
  const takeOff = useTakeOff();
  return {
    sent: (to: ApplicationState, sent: Promise<unknown>) => {
      if (!canUndo(one.state, to)) return;
      remember({ to, ids: [one.id], name: one.displayName, made: sent.then(() => [one.id]) });
    },
    made: (to: ApplicationState) => {
      takeOff([one.id]);
      if (canUndo(one.state, to)) return;
      forget([one.id]);
      notify(text('candidates.moved'), { type: 'success' });
    },
  };
}

/** The moves of one candidate with their dialogs, for buttons, menus, keys and the board. */
export function useCandidateMoves(one: Movable) {
  const [asking, setAsking] = useState<Asking>(null);
  const onDone = () => setAsking(null);
  const tell = useTellMoved(one);
  const move = useDecision(
    one,
    (body: ApplicationTransition, about) => {
      const sent = client.applications.transition({ ...about, body });
      tell.sent(body.to, sent);
      return sent;
    },
    {
      onDone: ({ to }) => {
        onDone();
        tell.made(to);
      },
    },
  );
  const reschedule = useMove(
    (interview: Interview) =>
      client.applications.reschedule({ params: { id: one.id }, body: { interview }, version: one.version }),
    { done: 'candidates.moved', onDone },
  );
  const callOff = useDecision(one, (note: string, about) => client.applications.callOff({ ...about, body: { note } }), {
    onDone: () => {
      onDone();
      tell.made('shortlisted');
    },
  });
  const busy = move.busy || reschedule.isPending || callOff.busy;
  const dialogs = (
    <CandidateDialogs
      one={one}
      asking={asking}
      busy={busy}
      onClose={onDone}
      onMove={move.mutate}
      onReschedule={reschedule.mutate}
      onCallOff={callOff.mutate}
    />
  );
  /* A key does not know that its button waits. */
  const make = (body: ApplicationTransition) => void (busy || move.mutate(body));
  return { offers: useOffers(one, make, setAsking), ask: setAsking, busy, dialogs };
}

/** What the lifecycle has from this state, for those who may. */
export function CandidateMoves({ one }: { one: Candidacy }): ReactElement {
  const text = useText();
  const { offers, ask, busy, dialogs } = useCandidateMoves(one);
  const keyed = offers.flatMap(({ key, label, begin }) => (key ? [{ key, label, run: begin }] : []));
  useKeys(keyed);
  return (
    <>
      {one.state === 'rejected' && <Rejected one={one} may={offers.length > 0} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        {offers.map(({ to, label, look, begin }) => (
          <Button key={to} size="large" {...look} disabled={busy} onClick={begin}>
            {label}
          </Button>
        ))}
        {one.state === 'interview' && offers.length > 0 && (
          <Button size="large" variant="outlined" disabled={busy} onClick={() => ask('reschedule')}>
            {text('outcome.reschedule')}
          </Button>
        )}
        {keyed.length > 0 && <KeyHints moves={keyed} />}
      </Box>
      {dialogs}
    </>
  );
}
