import { Box, Button, Link } from '@mui/material';
import {
  allows,
  editableInternshipStates,
  internshipCompleteness,
  publishedInternshipStates,
  postingDifferences,
} from '@prentice/contract';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../../app/screen-paths.ts';
import { useFieldMessage, useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import { useAbility } from '../../../providers/me-store.ts';
import { CompletenessMeter } from '../../../ui/record/CompletenessMeter.tsx';
import { useNow } from '../../../ui/page/timing.hook.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Facts, Panel } from '../../../ui/page/Panel.tsx';
import { StatusChip } from '../../../ui/formats/StatusChip.tsx';
import { draftContentOf } from '../draft-content.ts';
import type { OwnInternship } from '../internship-types.ts';
import { InternshipHistory } from '../posting/InternshipHistory.tsx';
import { DifferenceTable, Revisions } from '../posting/Revisions.tsx';
import { PostingView } from '../posting/PostingView.tsx';
import { missingInForm } from '../wizard/saving/draft-resolver.ts';
import { missingItems } from '../wizard/steps/wizard-steps.ts';
import { InternshipActions } from './InternshipActions.tsx';
import { InternshipNotices } from './InternshipNotices.tsx';
import { client } from '../../../providers/session.ts';
import { useApiMutation } from '../../../ui/mutations/api-mutation.hook.ts';

/** Shows a change of an approved internship that waits for review; it can be taken back. */
function PendingChange({ internship }: { internship: OwnInternship }): ReactElement {
  const text = useMessages();
  const withdraw = useApiMutation(() => client.internships.withdrawRevision({ params: { id: internship.id } }), {
    successMessage: 'internships.revisionWithdrawn',
  });
  const live = draftContentOf(internship);
  const next = internship.pendingRevision?.posting;
  return (
    <Panel title={text('internships.pendingChange')}>
      <DifferenceTable changes={live && next ? postingDifferences(live, next) : []} />
      <Button sx={{ mt: 1 }} disabled={withdraw.isPending} onClick={() => withdraw.mutate(undefined)}>
        {text('internships.withdrawRevision')}
      </Button>
    </Panel>
  );
}

type InternshipProps = { readonly internship: OwnInternship };

const isOneOf = (states: readonly string[], state: string): boolean => states.includes(state);

function MissingFields({ internship }: InternshipProps): ReactElement | null {
  const valueLabel = useValueLabel();
  const fieldMessage = useFieldMessage();
  const now = new Date(useNow());
  const content = draftContentOf(internship);
  if (!content || !isOneOf(editableInternshipStates, internship.state)) return null;
  const { type } = internship.employer;
  return (
    <CompletenessMeter
      value={internshipCompleteness(content, type, now)}
      missing={missingItems({
        id: internship.id,
        missing: missingInForm(content, type, now),
        draft: content,
        valueLabel,
        fieldMessage,
      })}
    />
  );
}

function CandidateCounts({ internship }: InternshipProps): ReactElement {
  const text = useMessages();
  const { counts } = internship;
  return (
    <Panel
      title={text('internships.candidates')}
      beside={
        <Link component={LinkBase} to={pathTo('candidates', internship.id)}>
          {text('internships.openCandidates')}
        </Link>
      }
    >
      <Facts
        facts={[
          [text('internships.count.waiting'), String(counts.submitted + counts.inReview)],
          [text('internships.count.overdue'), String(counts.overdue)],
          [text('internships.count.selected'), String(counts.selected)],
          [text('internships.count.accepted'), String(counts.accepted)],
          [text('internships.count.rejected'), String(counts.rejected)],
          [text('internships.count.total'), String(counts.total)],
        ]}
      />
    </Panel>
  );
}

function EditButton({ internship }: InternshipProps): ReactElement | null {
  const text = useMessages();
  const may = allows(useAbility(), 'update', 'Internship', internship);
  if (!may || !isOneOf([...editableInternshipStates, ...publishedInternshipStates], internship.state)) return null;
  return (
    <Button component={LinkBase} to={`${pathTo('employerInternship', internship.id)}?edit=basics`} variant="outlined">
      {text('action.edit')}
    </Button>
  );
}

/** Shows state, comments of the review, what is missing, candidates, and the posting as the public reads it. */
export function MyInternshipDetails({ internship }: InternshipProps): ReactElement {
  const text = useMessages();
  return (
    <>
      <PageHeader
        title={internship.title ?? text('internships.untitled')}
        above={
          <Link component={LinkBase} to={pathTo('employerInternships')}>
            {text('internships.own')}
          </Link>
        }
        beside={<StatusChip state={internship.state} labelPrefix="internshipState" />}
        actions={
          <>
            <EditButton internship={internship} />
            <InternshipActions internship={internship} />
          </>
        }
      />
      <InternshipNotices internship={internship} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 2fr)' },
          columnGap: 4,
        }}
      >
        <Box>
          {internship.pendingRevision && <PendingChange internship={internship} />}
          {/* Before it is published there is nobody to count. */}
          {internship.firstPublishedAt !== null && <CandidateCounts internship={internship} />}
          <Panel title={text('internships.posting')}>
            <PostingView internship={internship} />
          </Panel>
          <Revisions id={internship.id} />
        </Box>
        <Box>
          <MissingFields internship={internship} />
          <Box sx={{ mt: 2 }}>
            <InternshipHistory internship={internship} />
          </Box>
        </Box>
      </Box>
    </>
  );
}
