import { Box, Button, Link } from '@mui/material';
import { allows, editableStates, internshipCompleteness, liveStates, missingIn } from '@prentice/contract';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../../app/screen.paths.ts';
import { useFieldText, useText, useWord } from '../../../i18n/text.hook.ts';
import { useAbility } from '../../../providers/me.hook.ts';
import { AuditTrail } from '../../../ui/audit.trail.tsx';
import { CompletenessMeter } from '../../../ui/meter.tsx';
import { useNow } from '../../../ui/now.hook.ts';
import { PageHead } from '../../../ui/page.head.tsx';
import { Facts, Panel } from '../../../ui/panel.tsx';
import { StatusChip } from '../../../ui/status.chip.tsx';
import type { OwnInternship } from '../internship.types.ts';
import { contentOf } from '../posting/content.ts';
import { HistorySteps } from '../posting/history.steps.tsx';
import { Revisions } from '../posting/revisions.tsx';
import { PostingView } from '../posting/posting.view.tsx';
import { missingWords } from '../wizard/wizard.steps.ts';
import { OwnMoves } from './own.moves.tsx';
import { OwnNotices } from './own.notices.tsx';
import { PendingChange } from './pending.change.tsx';

type Own = { readonly one: OwnInternship };

const among = (states: readonly string[], state: string): boolean => states.includes(state);

function Missing({ one }: Own): ReactElement | null {
  const word = useWord();
  const say = useFieldText();
  const now = new Date(useNow());
  const content = contentOf(one);
  if (!content || !among(editableStates, one.state)) return null;
  const { type } = one.employer;
  return (
    <CompletenessMeter
      value={internshipCompleteness(content, type, now)}
      missing={missingWords(missingIn(content, type, now), word, say)}
    />
  );
}

function Candidates({ one }: Own): ReactElement {
  const text = useText();
  const { counts } = one;
  return (
    <Panel
      title={text('internships.candidates')}
      beside={
        <Link component={LinkBase} to={pathTo('candidates', one.id)}>
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

function EditButton({ one }: Own): ReactElement | null {
  const text = useText();
  const may = allows(useAbility(), 'update', 'Internship', one);
  if (!may || !among([...editableStates, ...liveStates], one.state)) return null;
  return (
    <Button component={LinkBase} to={`${pathTo('employerInternship', one.id)}?edit=basics`} variant="outlined">
      {text('action.edit')}
    </Button>
  );
}

/** State, comments of the review, what is missing, candidates, and the posting as the public reads it. */
export function OwnInternshipShow({ one }: Own): ReactElement {
  const text = useText();
  return (
    <>
      <PageHead
        title={one.title ?? text('internships.untitled')}
        above={
          <Link component={LinkBase} to={pathTo('employerInternships')}>
            {text('internships.own')}
          </Link>
        }
        beside={<StatusChip state={one.state} words="internshipState" />}
        actions={
          <>
            <EditButton one={one} />
            <OwnMoves one={one} />
          </>
        }
      />
      <OwnNotices one={one} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 2fr)' },
          columnGap: 4,
        }}
      >
        <Box>
          {one.pendingRevision && <PendingChange one={one} />}
          <Candidates one={one} />
          <Panel title={text('internships.posting')}>
            <PostingView one={one} />
          </Panel>
          <Revisions id={one.id} />
        </Box>
        <Box>
          <Missing one={one} />
          <Box sx={{ mt: 2 }}>
            <Panel title={text('moderation.history')}>
              <HistorySteps history={one.history} />
            </Panel>
            <AuditTrail resource="internships" id={one.id} />
          </Box>
        </Box>
      </Box>
    </>
  );
}
