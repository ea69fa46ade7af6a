import { Box, Link } from '@mui/material';
import { postingDifferences } from '@prentice/contract';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../../app/screen-paths.ts';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { useIsNarrowScreen } from '../../../ui/page/narrow-screen.hook.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { RecordShow } from '../../../ui/record/RecordShow.tsx';
import { StatusChip } from '../../../ui/formats/StatusChip.tsx';
import { draftContentOf } from '../draft-content.ts';
import {
  isLimitedInternship,
  isModeratedInternship,
  type LimitedInternship,
  type ModeratedInternship,
} from '../internship-types.ts';
import { InternshipHistory } from '../posting/InternshipHistory.tsx';
import { DifferenceTable, Revisions } from '../posting/Revisions.tsx';
import { PostingView } from '../posting/PostingView.tsx';
import { Quotes } from '../posting/QuotedText.tsx';
import { EmployerFacts } from './EmployerFacts.tsx';
import { ModerationDecision } from './ModerationDecision.tsx';
import { RevisionDecision } from './RevisionDecision.tsx';
import { passagesOf, RiskHits } from './RiskHits.tsx';
import { RiskTag } from './RiskSummary.tsx';
import { SimilarInternships } from './SimilarInternships.tsx';

function PendingRevision({ internship }: { internship: ModeratedInternship }): ReactElement | null {
  const text = useMessages();
  if (!internship.pendingRevision) return null;
  const live = draftContentOf(internship);
  const changes = live ? postingDifferences(live, internship.pendingRevision.posting) : [];
  return (
    <Panel title={text('moderation.revision')}>
      <DifferenceTable changes={changes} />
      <RevisionDecision internship={internship} />
    </Panel>
  );
}

function Review({ internship }: { internship: ModeratedInternship }): ReactElement {
  const text = useMessages();
  return (
    <>
      <ModerationDecision internship={internship} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          columnGap: 4,
        }}
      >
        <Box>
          <PendingRevision internship={internship} />
          <Panel title={text('moderation.posting')}>
            <Quotes value={(internship.risk?.hits ?? []).flatMap(passagesOf)}>
              <PostingView internship={internship} />
            </Quotes>
          </Panel>
          <Revisions id={internship.id} />
        </Box>
        <Box>
          <EmployerFacts internship={internship} />
          <Panel title={text('moderation.risk')}>
            <RiskHits internship={internship} />
          </Panel>
          <Panel title={text('moderation.similar')}>
            <SimilarInternships internship={internship} />
          </Panel>
          <InternshipHistory internship={internship} />
        </Box>
      </Box>
    </>
  );
}

function Internship({ internship }: { internship: LimitedInternship | ModeratedInternship }): ReactElement {
  const text = useMessages();
  /* On phones the panel about the risk is far below. */
  const isNarrow = useIsNarrowScreen();
  return (
    <>
      <PageHeader
        title={internship.title ?? text('internships.untitled')}
        above={
          <>
            <Link component={LinkBase} to={pathTo('moderation')}>
              {text('moderation.title')}
            </Link>
            {' · '}
            <Link component={LinkBase} to={pathTo('employer', internship.employerId)}>
              {internship.employer.name}
            </Link>
          </>
        }
        beside={
          <>
            <StatusChip state={internship.state} labelPrefix="internshipState" />
            {isNarrow && isModeratedInternship(internship) && internship.risk && <RiskTag risk={internship.risk} />}
          </>
        }
        actions={
          isModeratedInternship(internship) &&
          internship.firstPublishedAt !== null && (
            <Link component={LinkBase} to={pathTo('finalists', internship.id)}>
              {text('finalists.title')}
            </Link>
          )
        }
      />
      {isModeratedInternship(internship) ? (
        <Review key={internship.id} internship={internship} />
      ) : (
        <>
          {internship.state === 'pending_review' && (
            <Box sx={{ mb: 2 }}>
              <Notice title={text('moderation.fullOnly')}>
                <p>{text('moderation.fullOnlyHelp')}</p>
              </Notice>
            </Box>
          )}
          <PostingView internship={internship} />
        </>
      )}
    </>
  );
}

/** Shows one internship to moderate: what it says, what the rules found, what to decide. */
export default function ModerationShow(): ReactElement {
  return (
    <RecordShow resource="internships" isWhole={isLimitedInternship}>
      {(internship) => <Internship internship={internship} />}
    </RecordShow>
  );
}
