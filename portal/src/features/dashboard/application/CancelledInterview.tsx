import { lastInterviewCancellation } from '@prentice/contract';
import { dateTimeText } from '../../../i18n/date-time.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { InterviewCalendarButton } from './ApplicationActions.tsx';
import type { InternApplication } from '../dashboard-loader.ts';
import type { DisplayContext } from './application-timeline.ts';

/** Shows a cancelled interview: when it was planned, why it was cancelled, and the file that removes it from a calendar. */
export function CancelledInterview({
  application,
  display,
}: {
  application: InternApplication;
  display: DisplayContext;
}) {
  const { t, language, timeZone } = display;
  const { id, state, events, internship } = application;
  const off = lastInterviewCancellation(events);
  if (!off || state !== 'shortlisted') return null;
  const company = internship.employer.name;
  return (
    <Notice tone="attention" title={t('dashboard.interviewCancelled', { company })}>
      {off.note && (
        <blockquote className="feedback">
          <p>{off.note}</p>
        </blockquote>
      )}
      {off.interviewAt && (
        <p>{t('dashboard.interviewCancelled.when', { when: dateTimeText(language, off.interviewAt, timeZone) })}</p>
      )}
      <p>{t('dashboard.interviewCancelled.next', { company })}</p>
      <InterviewCalendarButton id={id} t={t} label="dashboard.interviewCancelled.calendar" />
    </Notice>
  );
}
