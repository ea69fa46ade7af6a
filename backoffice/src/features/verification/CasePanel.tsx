import { Box, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { LinkBase } from 'ra-core';
import { useEffect, useRef, type ReactElement } from 'react';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { AuditTrail } from '../../ui/differences/AuditTrail.tsx';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { StatusChip } from '../../ui/formats/StatusChip.tsx';
import { CaseAssignee } from './CaseAssignee.tsx';
import { CaseChecks } from './CaseChecks.tsx';
import { CaseDecision } from './CaseDecision.tsx';
import { CaseDocuments } from './CaseDocuments.tsx';
import { CaseEmployer } from './CaseEmployer.tsx';
import { CaseNote } from './CaseNote.tsx';
import { CaseRounds } from './CaseRounds.tsx';
import type { ReviewedCase } from './selected-case.hook.ts';

interface CasePanelProps {
  /** Moves the focus to the name of the company once it is there. */
  readonly takesFocus: boolean;
  /** Called with the case as it was before. */
  readonly onDecided: (before: ReviewedCase) => void;
  /** Called with the case when its decision is taken back. */
  readonly onUndone: (before: ReviewedCase) => void;
}

function CaseDetails({
  verificationCase,
  takesFocus,
  onDecided,
  onUndone,
}: CasePanelProps & { verificationCase: ReviewedCase }): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <article aria-labelledby="case-title">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Typography ref={title} tabIndex={-1} variant="h2" id="case-title" sx={titleStyle}>
          {verificationCase.employerName}
        </Typography>
        <StatusChip state={verificationCase.state} labelPrefix="caseState" />
        <Link component={LinkBase} to={pathTo('employer', verificationCase.employerId)}>
          {text('verification.openEmployer')}
        </Link>
      </Box>
      <Box sx={{ color: 'text.secondary', mb: 1.5 }}>
        {valueLabel('caseOrigin', verificationCase.origin)} ·{' '}
        {text('verification.roundIs', { round: verificationCase.round })}
      </Box>
      <CaseDecision
        verificationCase={verificationCase}
        onDecided={() => onDecided(verificationCase)}
        onUndone={() => onUndone(verificationCase)}
      />
      <CaseAssignee verificationCase={verificationCase} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          columnGap: 3,
          mt: 2,
        }}
      >
        <Panel title={text('verification.checks')}>
          <CaseChecks verificationCase={verificationCase} />
        </Panel>
        <Box>
          <CaseEmployer employerId={verificationCase.employerId} />
          <Panel title={text('verification.documents')}>
            <CaseDocuments documents={verificationCase.documents} />
          </Panel>
          <Panel title={text('verification.history')}>
            <CaseRounds verificationCase={verificationCase} />
          </Panel>
          <Panel title={text('verification.internalNote')}>
            <CaseNote verificationCase={verificationCase} />
          </Panel>
          <AuditTrail resource="verification-cases" id={verificationCase.id} />
        </Box>
      </Box>
    </article>
  );
}

/* Nobody presses it: that it has the focus is heard, and it is at the upper edge, below the bar of the page. */
const titleStyle = { outline: 'none', scrollMarginTop: 72, overflowWrap: 'anywhere' } as const;

const isReviewedCase = (reply: object): reply is ReviewedCase => 'warnings' in reply;

/** Shows the chosen case: decide, with checks beside documents. */
export function CasePanel({ id, ...panel }: CasePanelProps & { id: string }): ReactElement {
  const query = useQuery({
    queryKey: ['verification-cases', 'one', id],
    queryFn: ({ signal }) => client.verificationCases.get({ params: { id } }, { signal }),
  });
  return (
    <QueryBoundary query={query}>
      {(verificationCase) =>
        isReviewedCase(verificationCase) ? <CaseDetails verificationCase={verificationCase} {...panel} /> : null
      }
    </QueryBoundary>
  );
}
