import { Box, Link } from '@mui/material';
import { differences } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { NotFound } from '../../../app/not-found.page.tsx';
import { pathTo } from '../../../app/screen.paths.ts';
import { useText } from '../../../i18n/text.hook.ts';
import { client } from '../../../providers/session.ts';
import { AuditTrail } from '../../../ui/audit.trail.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page.head.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { StatusChip } from '../../../ui/status.chip.tsx';
import { isLimited, isModerated, type LimitedInternship, type ModeratedInternship } from '../internship.types.ts';
import { contentOf } from '../posting/content.ts';
import { DifferenceTable } from '../posting/difference.table.tsx';
import { HistorySteps } from '../posting/history.steps.tsx';
import { PostingView } from '../posting/posting.view.tsx';
import { Quotes } from '../posting/quoted.text.tsx';
import { Revisions } from '../posting/revisions.tsx';
import { ModerationDecision } from './moderation.decision.tsx';
import { RevisionDecision } from './revision.decision.tsx';
import { RiskHits } from './risk.hits.tsx';
import { SimilarInternships } from './similar.internships.tsx';

function PendingRevision({ one }: { one: ModeratedInternship }): ReactElement | null {
  const text = useText();
  if (!one.pendingRevision) return null;
  const live = contentOf(one);
  const changes = live ? differences(live, one.pendingRevision.posting) : [];
  return (
    <Panel title={text('moderation.revision')}>
      <DifferenceTable changes={changes} />
      <RevisionDecision one={one} />
    </Panel>
  );
}

function Review({ one }: { one: ModeratedInternship }): ReactElement {
  const text = useText();
  return (
    <>
      <ModerationDecision one={one} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          columnGap: 4,
        }}
      >
        <Box>
          <PendingRevision one={one} />
          <Panel title={text('moderation.posting')}>
            <Quotes value={one.risk?.hits.map(({ quote }) => quote) ?? []}>
              <PostingView one={one} />
            </Quotes>
          </Panel>
          <Revisions id={one.id} />
        </Box>
        <Box>
          <Panel title={text('moderation.risk')}>
            <RiskHits one={one} />
          </Panel>
          <Panel title={text('moderation.similar')}>
            <SimilarInternships one={one} />
          </Panel>
          <Panel title={text('moderation.history')}>
            <HistorySteps history={one.history} />
          </Panel>
          <AuditTrail resource="internships" id={one.id} />
        </Box>
      </Box>
    </>
  );
}

function Internship({ one }: { one: LimitedInternship | ModeratedInternship }): ReactElement {
  const text = useText();
  return (
    <>
      <PageHead
        title={one.title ?? text('internships.untitled')}
        above={
          <>
            <Link component={LinkBase} to={pathTo('moderation')}>
              {text('moderation.title')}
            </Link>
            {' · '}
            <Link component={LinkBase} to={pathTo('employer', one.employerId)}>
              {one.employer.name}
            </Link>
          </>
        }
        beside={<StatusChip state={one.state} words="internshipState" />}
        actions={
          isModerated(one) && (
            <Link component={LinkBase} to={pathTo('finalists', one.id)}>
              {text('finalists.title')}
            </Link>
          )
        }
      />
      {isModerated(one) ? <Review key={one.id} one={one} /> : <PostingView one={one} />}
    </>
  );
}

/** One internship to moderate: what it says, what the rules found, what to decide. */
export default function ModerationShow(): ReactElement {
  const { id = '' } = useParams();
  const asked = useQuery({
    queryKey: ['internships', 'one', id],
    queryFn: ({ signal }) => client.internships.get({ params: { id } }, { signal }),
  });
  return <Loaded asked={asked}>{(one) => (isLimited(one) ? <Internship one={one} /> : <NotFound />)}</Loaded>;
}
