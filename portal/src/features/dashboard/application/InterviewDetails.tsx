import { isInterviewMoot } from '@prentice/contract';
import { dateTimeText } from '../../../i18n/date-time.ts';
import { InterviewCalendarButton } from './InterviewCalendarButton.tsx';
import type { InternApplication } from './intern-application.ts';
import type { DisplayContext } from './application-timeline.ts';

/** Shows when and where an interview takes place, with a calendar file; for a cancelled one, the file that removes it. */
export function InterviewDetails({
  application,
  display,
}: {
  application: InternApplication;
  display: DisplayContext;
}) {
  const { t, language, timeZone } = display;
  const { interview, id } = application;
  if (!interview) return null;
  if (isInterviewMoot(application))
    return (
      <section className="stack">
        <h4>{t('desk.interview')}</h4>
        <p>{t('desk.calledOff.when', { when: dateTimeText(language, interview.startsAt, timeZone) })}</p>
        <InterviewCalendarButton id={id} t={t} label="desk.calledOff.calendar" />
      </section>
    );
  if (application.state !== 'interview') return null;
  return (
    <section className="stack">
      <h4>{t('desk.interview')}</h4>
      <dl className="pairs">
        <dt>{t('desk.interview.when')}</dt>
        <dd>
          {dateTimeText(language, interview.startsAt, timeZone)},{' '}
          {t('desk.interview.minutes', { minutes: interview.durationMinutes })}
        </dd>
        <dt>{t('desk.interview.how')}</dt>
        <dd>{t(`desk.interview.${interview.mode}`)}</dd>
        {interview.place && (
          <>
            <dt>{t('desk.interview.place')}</dt>
            <dd>{interview.place}</dd>
          </>
        )}
        {interview.link && (
          <>
            <dt>{t('desk.interview.link')}</dt>
            <dd>
              <a href={interview.link} rel="noopener noreferrer nofollow">
                {interview.link}
              </a>
            </dd>
          </>
        )}
      </dl>
      {interview.note && <p>{interview.note}</p>}
      <InterviewCalendarButton id={id} t={t} label="desk.interview.calendar" />
    </section>
  );
}
