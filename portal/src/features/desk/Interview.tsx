import { isInterviewMoot } from '@prentice/contract';
import { momentText } from '../../i18n/moment.ts';
import { InterviewFile } from './InterviewFile.tsx';
import type { OwnApplication } from './own.application.ts';
import type { Speaker } from './timeline.words.ts';

/** When and where an interview is, with a file for the calendar; of one that will not be, what takes it out of there. */
export function Interview({ application, speaker }: { application: OwnApplication; speaker: Speaker }) {
  const { t, language, timeZone } = speaker;
  const { interview, id } = application;
  if (!interview) return null;
  if (isInterviewMoot(application))
    return (
      <section className="stack">
        <h4>{t('desk.interview')}</h4>
        <p>{t('desk.calledOff.when', { when: momentText(language, interview.startsAt, timeZone) })}</p>
        <InterviewFile id={id} t={t} label="desk.calledOff.calendar" />
      </section>
    );
  if (application.state !== 'interview') return null;
  return (
    <section className="stack">
      <h4>{t('desk.interview')}</h4>
      <dl className="pairs">
        <dt>{t('desk.interview.when')}</dt>
        <dd>
          {momentText(language, interview.startsAt, timeZone)},{' '}
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
      <InterviewFile id={id} t={t} label="desk.interview.calendar" />
    </section>
  );
}
