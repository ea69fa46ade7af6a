import { Box } from '@mui/material';
import { useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import { exactTime } from '../../../ui/formats/time-format.ts';
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

/** Shows what happens next without the employer: a review, or the time of publishing. */
function PendingNotice({ internship }: InternshipProps): ReactElement | null {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  if (internship.state === 'pending_review') return <Notice tone="due" title={text('wizard.inReview')} />;
  if (internship.state !== 'scheduled' || !internship.publishAt) return null;
  const publishTime = exactTime(Date.parse(internship.publishAt), locale);
  return <Notice tone="due" title={text('internships.scheduledFor', { at: publishTime })} />;
}

/** Shows what the review said, and what the internship waits for. */
export const InternshipNotices = ({ internship }: InternshipProps): ReactElement => (
  <Box sx={{ display: 'grid', gap: 1, mb: 2, '&:empty': { mb: 0 } }}>
    <ReviewNotice internship={internship} />
    <PendingNotice internship={internship} />
  </Box>
);
