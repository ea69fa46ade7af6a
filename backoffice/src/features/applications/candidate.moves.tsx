import { Box, Button } from '@mui/material';
import {
  allows,
  applicationLifecycle,
  moves,
  type ApplicationState,
  type ApplicationTransition,
} from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { useAbility } from '../../providers/me.hook.ts';
import { client } from '../../providers/session.ts';
import { KeyHints, useKeys } from '../../ui/key.hint.tsx';
import { useMove } from '../../ui/move.hook.ts';
import type { Candidacy } from './application.types.ts';
import { CandidateDialogs, type Asking } from './candidate.dialogs.tsx';
import { Rejected } from './rejected.notice.tsx';

/** A move that is offered: made at once, or after a dialog has asked for what it needs. */
interface Offer {
  readonly to: ApplicationState;
  readonly label: string;
  readonly key?: string;
  readonly look: { readonly variant: 'contained' | 'outlined'; readonly color?: 'error' };
  readonly begin: () => void;
}

const main = { variant: 'contained' } as const;
const other = { variant: 'outlined' } as const;
const last = { variant: 'outlined', color: 'error' } as const;

function useOffers(one: Candidacy, make: (move: ApplicationTransition) => void, ask: (what: Asking) => void): Offer[] {
  const text = useText();
  const may = allows(useAbility(), 'transition', 'Application', one);
  const legal = may ? moves(applicationLifecycle, one.state, 'employer').map(({ to }) => to) : [];
  const shortlist = text(one.state === 'rejected' ? 'candidates.reconsider' : 'candidates.shortlist');
  const all: Offer[] = [
    { to: 'shortlisted', label: shortlist, key: 's', look: main, begin: () => make({ to: 'shortlisted' }) },
    { to: 'interview', label: text('candidates.invite'), look: main, begin: () => ask('interview') },
    { to: 'finalist', label: text('candidates.finalist'), look: other, begin: () => make({ to: 'finalist' }) },
    { to: 'rejected', label: text('candidates.reject'), key: 'r', look: last, begin: () => ask('rejected') },
  ];
  return all.filter(({ to }) => legal.includes(to) && !(to === 'finalist' && one.state === 'offered'));
}

/** Shortlist, interview, finalist, reject: what the lifecycle has from this state, for those who may. */
export function CandidateMoves({ one }: { one: Candidacy }): ReactElement {
  const [asking, setAsking] = useState<Asking>(null);
  const move = useMove(
    (body: ApplicationTransition) =>
      client.applications.transition({ params: { id: one.id }, body, version: one.version }),
    { done: 'candidates.moved', onDone: () => setAsking(null) },
  );
  const offers = useOffers(one, move.mutate, setAsking);
  const keyed = offers.flatMap(({ key, label, begin }) => (key ? [{ key, label, run: begin }] : []));
  useKeys(keyed);
  return (
    <>
      {one.state === 'rejected' && <Rejected one={one} may={offers.length > 0} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        {offers.map(({ to, label, look, begin }) => (
          <Button key={to} size="large" {...look} disabled={move.isPending} onClick={begin}>
            {label}
          </Button>
        ))}
        {keyed.length > 0 && <KeyHints moves={keyed} />}
      </Box>
      <CandidateDialogs
        one={one}
        asking={asking}
        busy={move.isPending}
        onClose={() => setAsking(null)}
        onMove={move.mutate}
      />
    </>
  );
}
