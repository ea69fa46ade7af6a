import { saveFile } from '@prentice/client/browser';
import { Box, Link, Button } from '@mui/material';
import { isBeforeInterview, isInterviewObsolete, lastInterviewCancellation } from '@prentice/contract';
import { useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import { RelativeTime } from '../../../ui/formats/RelativeTime.tsx';
import { dayText, exactTime } from '../../../ui/formats/time-format.ts';
import { Facts, Panel } from '../../../ui/page/Panel.tsx';
import { PayField } from '../../../ui/formats/PayField.tsx';
import { StatusTag } from '../../../ui/formats/StatusChip.tsx';
import { isUnblinded, type ApplicationDetails } from '../application-types.ts';
import { client } from '../../../providers/session.ts';
import { useNow } from '../../../ui/page/timing.hook.ts';
import { useApiMutation } from '../../../ui/mutations/api-mutation.hook.ts';

/** Shows the interview as a file for one's own calendar, the same that the candidate gets; once cancelled, it removes it. */
function InterviewCalendarLink({ id, label }: { id: string; label: string }): ReactElement {
  const fetch = useApiMutation(() => client.applications.calendar({ params: { id } }), {
    onDone: (file) => saveFile(file, 'interview.ics'),
  });
  return (
    <Button size="small" variant="outlined" disabled={fetch.isPending} onClick={() => fetch.mutate(undefined)}>
      {label}
    </Button>
  );
}

const answerOf = (application: ApplicationDetails) => (isUnblinded(application) ? application.interviewAnswer : null);

/** Shows whether the candidate has answered to the interview as it is arranged now. */
function InterviewAnswerTag({ application }: { application: ApplicationDetails }): ReactElement {
  const text = useMessages();
  const answer = answerOf(application)?.answer;
  if (!answer) return <StatusTag tone="neutral">{text('outcome.answer.none')}</StatusTag>;
  return answer === 'confirmed' ? (
    <StatusTag tone="answered">{text('outcome.answer.confirmed')}</StatusTag>
  ) : (
    <StatusTag tone="due">{text('outcome.answer.otherTime')}</StatusTag>
  );
}

/** Shows when else the candidate could come, in their words. */
function OtherTime({ application }: { application: ApplicationDetails }): ReactElement | null {
  const text = useMessages();
  const note = answerOf(application)?.note;
  if (!note) return null;
  return (
    <>
      <Box component="blockquote" sx={quoteStyle}>
        {note}
      </Box>
      {application.state === 'interview' && text('outcome.answer.otherTimeHelp')}
    </>
  );
}

const quoteStyle = {
  my: 1,
  mx: 0,
  paddingInlineStart: 1.5,
  borderInlineStart: '3px solid var(--due)',
  maxWidth: '68ch',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
} as const;

function ArrangedInterview({ application }: { application: ApplicationDetails }): ReactElement | null {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const locale = useLocale() ?? 'en';
  const now = useNow();
  const { id, interview } = application;
  if (!interview) return null;
  const isAnswerable = isBeforeInterview(application, now) || answerOf(application) !== null;
  const calendar = text(isInterviewObsolete(application) ? 'outcome.calendarRemove' : 'outcome.calendar');
  const where = interview.link ? (
    <Link href={interview.link} target="_blank" rel="noreferrer" sx={{ display: 'inline-block', minHeight: 24 }}>
      {interview.link}
    </Link>
  ) : (
    interview.place
  );
  return (
    <Panel title={text('outcome.interview')} beside={<InterviewCalendarLink id={id} label={calendar} />}>
      <Facts
        facts={[
          [text('outcome.when'), exactTime(Date.parse(interview.startsAt), locale)],
          [text('candidates.duration'), text('candidates.durationMinutes', { minutes: interview.durationMinutes })],
          [text('candidates.mode'), valueLabel('interviewMode', interview.mode)],
          [text('outcome.where'), where],
          [text('outcome.answer'), isAnswerable ? <InterviewAnswerTag key="answer" application={application} /> : null],
        ]}
      />
      {interview.note && (
        <Box sx={{ mt: 1.5, maxWidth: '68ch', overflowWrap: 'anywhere' }}>
          <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>{text('outcome.note')}</Box>
          {interview.note}
        </Box>
      )}
      <OtherTime application={application} />
    </Panel>
  );
}

/** Shows when the cancelled interview was to be, with what takes it out of the team's calendars too. */
function CancelledInterview({
  application: { id, state, events },
}: {
  application: ApplicationDetails;
}): ReactElement | null {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  const off = lastInterviewCancellation<ApplicationDetails['events'][number]>(events);
  if (!off?.interviewAt || state !== 'shortlisted') return null;
  return (
    <Panel
      title={text('outcome.interviewCancelled')}
      beside={<InterviewCalendarLink id={id} label={text('outcome.calendarRemove')} />}
    >
      <Facts
        facts={[
          [text('outcome.when'), exactTime(Date.parse(off.interviewAt), locale)],
          [text('outcome.cancellationNote'), off.note],
        ]}
      />
    </Panel>
  );
}

function MadeOffer({ application: { offer } }: { application: ApplicationDetails }): ReactElement | null {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  if (!offer) return null;
  return (
    <Panel title={text('outcome.madeOffer')}>
      <Facts
        facts={[
          [text('outcome.startDate'), dayText(offer.startDate, locale)],
          [text('outcome.pay'), <PayField key="pay" pay={offer.pay} />],
          [text('outcome.expires'), <RelativeTime key="until" instant={offer.expiresAt} />],
        ]}
      />
      <Box sx={{ mt: 1.5, maxWidth: '68ch', whiteSpace: 'pre-line' }}>{offer.text}</Box>
    </Panel>
  );
}

/** Shows the interview, or that it was cancelled, and the offer as the candidate has them. */
export function InterviewAndOffer({ application }: { application: ApplicationDetails }): ReactElement {
  return (
    <>
      <ArrangedInterview application={application} />
      <CancelledInterview application={application} />
      <MadeOffer application={application} />
    </>
  );
}
