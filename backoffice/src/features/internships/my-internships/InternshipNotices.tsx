import { Box, Link } from '@mui/material';
import { decisionDueAt } from '@prentice/contract';
import { LinkBase, useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../../app/screen-paths.ts';
import { useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import { TimeInSentence } from '../../../ui/formats/RelativeTime.tsx';
import { exactTime, longDayText } from '../../../ui/formats/time-format.ts';
import { useNow } from '../../../ui/page/timing.hook.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import type { OwnInternship } from '../internship-types.ts';

type InternshipProps = { readonly internship: OwnInternship };

const refusedStates: readonly string[] = ['rejected', 'removed'];

function ReviewNotice({ internship }: InternshipProps): ReactElement | null {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const changes = internship.state === 'changes_requested';
  if (!internship.review || (!changes && !refusedStates.includes(internship.state))) return null;
  return (
    <Notice tone={changes ? 'due' : 'attention'} title={text(`internships.said.${changes ? 'changes' : 'stopped'}`)}>
      <p>
        <strong>{valueLabel('moderationReason', internship.review.reason)}.</strong> {internship.review.note}
      </p>
    </Notice>
  );
}

/** Shows by when the review is done and what comes then; a company that is not verified has to be before. */
function InReviewNotice({ internship }: InternshipProps): ReactElement {
  const text = useMessages();
  const dueAt = decisionDueAt(internship);
  const now = useNow();
  const locale = useLocale() ?? 'en';
  const isLate = dueAt !== null && Date.parse(dueAt) < now;
  const isVerified = internship.employer.verification.state === 'verified';
  return (
    <Notice title={text('wizard.inReview')}>
      {isVerified ? (
        <p>
          {isLate || dueAt === null
            ? dueAt && <TimeInSentence message="internships.reviewLate" instant={dueAt} />
            : text('internships.reviewDue', { day: longDayText(Date.parse(dueAt), locale) })}{' '}
          {text('internships.reviewThen')}
        </p>
      ) : (
        <p>
          {text('internships.reviewUnverified')}{' '}
          <Link component={LinkBase} to={`${pathTo('companySetup')}#verification`}>
            {text('internships.openVerification')}
          </Link>
        </p>
      )}
    </Notice>
  );
}

/** Shows what happens next without the employer: a review, or the time of publishing. */
function PendingNotice({ internship }: InternshipProps): ReactElement | null {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  if (internship.state === 'pending_review') return <InReviewNotice internship={internship} />;
  if (internship.state !== 'scheduled' || !internship.publishAt) return null;
  const publishTime = exactTime(Date.parse(internship.publishAt), locale);
  return <Notice title={text('internships.scheduledFor', { at: publishTime })} />;
}

/** Shows what the review said, and what the internship waits for. */
export const InternshipNotices = ({ internship }: InternshipProps): ReactElement => (
  <Box sx={{ display: 'grid', gap: 1, mb: 2, '&:empty': { mb: 0 } }}>
    <ReviewNotice internship={internship} />
    <PendingNotice internship={internship} />
  </Box>
);
