import { lastCallOff } from '@prentice/contract';
import { momentText } from '../../i18n/moment.ts';
import { Notice } from '../../ui/Notice.tsx';
import { InterviewFile } from './InterviewFile.tsx';
import type { OwnApplication } from './own.application.ts';
import type { Speaker } from './timeline.words.ts';

/** An interview that was called off: when it was to be, why it is not, and what removes it from a calendar. */
export function CalledOff({ application, speaker }: { application: OwnApplication; speaker: Speaker }) {
  const { t, language, timeZone } = speaker;
  const { id, state, events, internship } = application;
  const off = lastCallOff(events);
  if (!off || state !== 'shortlisted') return null;
  const company = internship.employer.name;
  return (
    <Notice tone="attention" title={t('desk.calledOff', { company })}>
      {off.note && (
        <blockquote className="feedback">
          <p>{off.note}</p>
        </blockquote>
      )}
      {off.interviewAt && <p>{t('desk.calledOff.when', { when: momentText(language, off.interviewAt, timeZone) })}</p>}
      <p>{t('desk.calledOff.next', { company })}</p>
      <InterviewFile id={id} t={t} label="desk.calledOff.calendar" />
    </Notice>
  );
}
