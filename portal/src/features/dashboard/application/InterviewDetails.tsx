import { isInterviewObsolete } from '@prentice/contract';
import { dateTimeText, timeZoneText } from '../../../i18n/date-time.ts';
import { InterviewAnswer } from './InterviewAnswer.tsx';
import { InterviewCalendarButton } from './ApplicationActions.tsx';
import type { InternApplication } from '../dashboard-loader.ts';
import type { DisplayContext } from './application-timeline.ts';

/**
 * Shows when and where an interview takes place, with a calendar file; for a cancelled one, the file that removes it.
 */
export function InterviewDetails({
  application,
  display,
  onChanged,
  isAskingFirst,
}: {
  application: InternApplication;
  display: DisplayContext;
  onChanged: (application: InternApplication) => void;
  /** Whether the question for another time is open at first. */
  isAskingFirst: boolean;
}) {
  const { t, language, timeZone } = display;
  const { interview, id } = application;
  if (!interview) return null;
  if (isInterviewObsolete(application))
    return (
      <section className="stack">
        <h4>{t('dashboard.interview')}</h4>
        <p>{t('dashboard.interviewCancelled.when', { when: dateTimeText(language, interview.startsAt, timeZone) })}</p>
        <InterviewCalendarButton id={id} t={t} label="dashboard.interviewCancelled.calendar" />
      </section>
    );
  if (application.state !== 'interview') return null;
  return (
    <section className="stack">
      <h4>{t('dashboard.interview')}</h4>
      <dl className="pairs">
        <dt>{t('dashboard.interview.when')}</dt>
        <dd>
          {dateTimeText(language, interview.startsAt, timeZone)},{' '}
          {t('dashboard.interview.minutes', { minutes: interview.durationMinutes })}
        </dd>
        <dt>{t('dashboard.interview.zone')}</dt>
        <dd>{timeZoneText(language, interview.startsAt, timeZone)}</dd>
        <dt>{t('dashboard.interview.how')}</dt>
        <dd>{t(`dashboard.interview.${interview.mode}`)}</dd>
        {interview.place && (
          <>
            <dt>{t('dashboard.interview.place')}</dt>
            <dd>{interview.place}</dd>
          </>
        )}
        {interview.link && (
          <>
            <dt>{t('dashboard.interview.link')}</dt>
            <dd>
              <a href={interview.link} rel="noopener noreferrer nofollow">
                {t('dashboard.interview.join', { host: new URL(interview.link).host })}
              </a>
            </dd>
          </>
        )}
      </dl>
      {interview.note && <p>{interview.note}</p>}
      <InterviewAnswer {...{ application, display, onChanged, isAskingFirst }} />
      <InterviewCalendarButton id={id} t={t} label="dashboard.interview.calendar" />
    </section>
  );
}
