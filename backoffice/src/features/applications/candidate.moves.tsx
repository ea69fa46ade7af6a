import { Box, Button } from '@mui/material';
import { allows, applicationLifecycle, moves, type ApplicationTransition } from '@prentice/contract';
import { lazy, Suspense, useMemo, useState, type ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { useAbility } from '../../providers/me.hook.ts';
import { client } from '../../providers/session.ts';
import { KeyHints, useKeys } from '../../ui/key.hint.tsx';
import { useMove } from '../../ui/move.hook.ts';
import type { Candidacy } from './application.types.ts';
import { Rejected } from './rejected.notice.tsx';

const RejectDialog = lazy(() => import('./reject.dialog.tsx'));
const InterviewDialog = lazy(() => import('./interview.dialog.tsx'));

type Asking = 'rejected' | 'interview' | null;

/** Shortlist, interview, finalist, reject: what the lifecycle has from this state, for those who may. */
export function CandidateMoves({ one }: { one: Candidacy }): ReactElement {
  const text = useText();
  const may = allows(useAbility(), 'transition', 'Application', one);
  const [asking, setAsking] = useState<Asking>(null);
  const move = useMove(
    (body: ApplicationTransition) =>
      client.applications.transition({ params: { id: one.id }, body, version: one.version }),
    { done: 'candidates.moved', onDone: () => setAsking(null) },
  );
  const legal = moves(applicationLifecycle, one.state, 'employer').map(({ to }) => to);
  const shortlists = may && legal.includes('shortlisted');
  const rejects = may && legal.includes('rejected');
  const keyed = useMemo(
    () => [
      ...(shortlists
        ? [{ key: 's', label: text('candidates.shortlist'), run: () => move.mutate({ to: 'shortlisted' }) }]
        : []),
      ...(rejects ? [{ key: 'r', label: text('candidates.reject'), run: () => setAsking('rejected') }] : []),
    ],
    [shortlists, rejects, one.version],
  );
  useKeys(keyed);
  return (
    <>
      {one.rejection && one.state === 'rejected' && <Rejected one={one} may={may} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        {shortlists && (
          <Button
            size="large"
            variant="contained"
            disabled={move.isPending}
            onClick={() => move.mutate({ to: 'shortlisted' })}
          >
            {text(one.state === 'rejected' ? 'candidates.reconsider' : 'candidates.shortlist')}
          </Button>
        )}
        {may && legal.includes('interview') && (
          <Button size="large" variant="contained" onClick={() => setAsking('interview')}>
            {text('candidates.invite')}
          </Button>
        )}
        {may && legal.includes('finalist') && one.state !== 'offered' && (
          <Button
            size="large"
            variant="outlined"
            disabled={move.isPending}
            onClick={() => move.mutate({ to: 'finalist' })}
          >
            {text('candidates.finalist')}
          </Button>
        )}
        {rejects && (
          <Button size="large" variant="outlined" color="error" onClick={() => setAsking('rejected')}>
            {text('candidates.reject')}
          </Button>
        )}
        {keyed.length > 0 && <KeyHints moves={keyed} />}
      </Box>
      <Suspense>
        {asking === 'rejected' && (
          <RejectDialog
            title={text('candidates.rejectTitle', { name: one.displayName })}
            interviewed={one.interview !== null}
            busy={move.isPending}
            onClose={() => setAsking(null)}
            onReject={move.mutate}
          />
        )}
        {asking === 'interview' && (
          <InterviewDialog
            name={one.displayName}
            busy={move.isPending}
            onClose={() => setAsking(null)}
            onInvite={(interview) => move.mutate({ to: 'interview', interview })}
          />
        )}
      </Suspense>
    </>
  );
}
