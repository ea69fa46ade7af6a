import { Box, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../app/screen.paths.ts';
import { useText, useWord } from '../../i18n/text.hook.ts';
import { client } from '../../providers/session.ts';
import { AuditTrail } from '../../ui/audit.trail.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Facts, Panel } from '../../ui/panel.tsx';
import { StatusChip } from '../../ui/status.chip.tsx';
import { CaseAssignee } from './case.assignee.tsx';
import { CaseChecks } from './case.checks.tsx';
import { CaseDecision } from './case.decision.tsx';
import { CaseDocuments } from './case.documents.tsx';
import { CaseNote } from './case.note.tsx';
import { CaseRounds } from './case.rounds.tsx';
import type { ReviewedCase } from './case.types.ts';

interface Deciding {
  /** Called with the case as it was before. */
  readonly onDecided: (before: ReviewedCase) => void;
}

function Case({ one, onDecided }: Deciding & { one: ReviewedCase }): ReactElement {
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
      <CaseDecision one={one} onDecided={() => onDecided(one)} />
      <Box sx={{ mb: 1.5 }}>
        <CaseAssignee one={one} />
      </Box>
      <Facts
        facts={[
          [text('verification.origin'), word('caseOrigin', one.origin)],
          [text('verification.round'), text('verification.roundOf', { round: one.round })],
        ]}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          columnGap: 3,
          mt: 2,
        }}
      >
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
            <CaseNote one={one} />
          </Panel>
          <AuditTrail resource="verification-cases" id={one.id} />
        </Box>
      </Box>
    </article>
  );
}

const isReviewed = (reply: object): reply is ReviewedCase => 'warnings' in reply;

/** The chosen case: decide, with checks beside documents. */
export function CasePanel({ id, onDecided }: Deciding & { id: string }): ReactElement {
  const asked = useQuery({
    queryKey: ['verification-cases', 'one', id],
    queryFn: ({ signal }) => client.verificationCases.get({ params: { id } }, { signal }),
  });
  return <Loaded asked={asked}>{(one) => (isReviewed(one) ? <Case one={one} onDecided={onDecided} /> : null)}</Loaded>;
}
