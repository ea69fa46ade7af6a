import type { ApplicationState } from '@prentice/contract';
import { Notice } from '../../ui/Notice.tsx';
import type { Tone } from '../../ui/icon.paths.ts';
import type { OwnApplication } from './own.application.ts';
import { reasonText, type Speaker } from './timeline.words.ts';

const ends = {
  rejected: 'stopped',
  closed_no_response: 'stopped',
  cancelled: 'stopped',
  withdrawn: 'stopped',
  offer_declined: 'stopped',
  terminated_early: 'stopped',
  accepted: 'answered',
  placed: 'answered',
  completed: 'answered',
} as const satisfies Partial<Record<ApplicationState, Tone>>;
type Ended = keyof typeof ends;
const isEnd = (state: ApplicationState): state is Ended => state in ends;

/** What an outcome means, with the reason and the words of whoever decided. */
export function Outcome({ application, speaker }: { application: OwnApplication; speaker: Speaker }) {
  const { state, rejection, internship } = application;
  if (!isEnd(state)) return null;
  const { t } = speaker;
  return (
    <Notice tone={ends[state]} title={t(`desk.outcome.${state}`, { company: internship.employer.name })}>
      {state === 'rejected' && rejection && (
        <>
          <p>
            <strong>{t('desk.outcome.reason')}</strong> {reasonText(rejection.code, t)}
          </p>
          {rejection.text && (
            <blockquote className="feedback">
              <p>{rejection.text}</p>
            </blockquote>
          )}
        </>
      )}
      <p>{t(`desk.outcome.${state}.next`)}</p>
    </Notice>
  );
}
