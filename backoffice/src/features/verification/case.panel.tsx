import { Box, Button, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../app/screen.paths.ts';
import { useText, useWord } from '../../i18n/text.hook.ts';
import { useMe } from '../../providers/me.hook.ts';
import { client } from '../../providers/session.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { useMove } from '../../ui/move.hook.ts';
import { Facts, Panel } from '../../ui/panel.tsx';
import { StatusChip } from '../../ui/status.chip.tsx';
import { CaseChecks } from './case.checks.tsx';
import { CaseDecision } from './case.decision.tsx';
import { CaseDocuments } from './case.documents.tsx';
import { CaseNote } from './case.note.tsx';
import { CaseRounds } from './case.rounds.tsx';
import type { ReviewedCase } from './case.types.ts';

function Assignee({ one }: { one: ReviewedCase }): ReactElement {
  const text = useText();
  const mine = useMe().actor.id;
  const assign = useMove((assigneeId: string | null) =>
    client.verificationCases.assign({ params: { id: one.id }, body: { assigneeId } }),
  );
  const held = one.assigneeId === mine;
  return (
    <>
      {one.assigneeName ?? text('verification.nobody')}{' '}
      <Button size="small" disabled={assign.isPending} onClick={() => assign.mutate(held ? null : mine)}>
        {text(held ? 'verification.putBack' : 'verification.take')}
      </Button>
    </>
  );
}

function Case({ one, onDecided }: { one: ReviewedCase; onDecided: () => void }): ReactElement {
  const text = useText();
  const word = useWord();
  return (
    <article aria-labelledby="case-title">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
        <Typography variant="h2" id="case-title">
          {one.employerName}
        </Typography>
        <StatusChip state={one.state} words="caseState" />
        <Link component={LinkBase} to={pathTo('employer', one.employerId)}>
          {text('verification.openEmployer')}
        </Link>
      </Box>
      <CaseDecision one={one} onDecided={onDecided} />
      <Facts
        facts={[
          [text('verification.origin'), word('caseOrigin', one.origin)],
          [text('verification.round'), text('verification.roundOf', { round: one.round })],
          [text('verification.assignee'), <Assignee key="assignee" one={one} />],
        ]}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: { lg: '1fr 1fr' }, columnGap: 3, mt: 2 }}>
        <Panel title={text('verification.checks')}>
          <CaseChecks one={one} />
        </Panel>
        <Box>
          <Panel title={text('verification.documents')}>
            <CaseDocuments documents={one.documents} />
          </Panel>
          <Panel title={text('verification.history')}>
            <CaseRounds one={one} />
          </Panel>
          <Panel title={text('verification.internalNote')}>
            <CaseNote key={one.version} one={one} />
          </Panel>
        </Box>
      </Box>
    </article>
  );
}

const isReviewed = (reply: object): reply is ReviewedCase => 'warnings' in reply;

/** The chosen case: decide, with checks beside documents. */
export function CasePanel({ id, onDecided }: { id: string; onDecided: () => void }): ReactElement {
  const asked = useQuery({
    queryKey: ['verification-cases', 'one', id],
    queryFn: ({ signal }) => client.verificationCases.get({ params: { id } }, { signal }),
  });
  return <Loaded asked={asked}>{(one) => (isReviewed(one) ? <Case one={one} onDecided={onDecided} /> : null)}</Loaded>;
}
