import type { ApplicationState } from '@prentice/contract';
import { Notice } from '../../../ui/Notice.tsx';
import type { Tone } from '../../../ui/Icon.tsx';
import type { InternApplication } from '../dashboard-loader.ts';
import { reasonText, type DisplayContext } from './application-timeline.ts';

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
type EndedState = keyof typeof ends;
const isEnd = (state: ApplicationState): state is EndedState => state in ends;

/* Final states that have a reason given by somebody else or by the system. */
const explained: readonly ApplicationState[] = ['withdrawn', 'cancelled', 'terminated_early'];

type LastEvent = Pick<InternApplication['events'][number], 'reason' | 'note'>;

/** Shows what the other side wrote. */
const Feedback = ({ children }: { children: string }) => (
  <blockquote className="feedback">
    <p>{children}</p>
  </blockquote>
);

/** Shows an offer that ended without an answer: nothing is lost but the offer. */
const OfferEnded = ({ t, company, last }: { t: DisplayContext['t']; company: string; last: LastEvent }) => (
  <Notice tone="attention" title={t('dashboard.outcome.offer_ended')}>
    <p>{t(`dashboard.outcome.offer_ended.${last.reason === 'expired' ? 'expired' : 'withdrawn'}`, { company })}</p>
    {last.note && <Feedback>{last.note}</Feedback>}
  </Notice>
);

/** Explains an outcome, with the reason and the feedback of the person who decided. */
export function ApplicationOutcome({
  application,
  display,
}: {
  application: InternApplication;
  display: DisplayContext;
}) {
  const { state, rejection, internship, events } = application;
  const { t } = display;
  const last = events.at(-1);
  const company = internship.employer.name;
  if (state === 'finalist' && last?.from === 'offered') return <OfferEnded t={t} company={company} last={last} />;
  if (!isEnd(state)) return null;
  const reason = explained.includes(state) && last?.reason ? reasonText(last.reason, t) : null;
  return (
    <Notice tone={ends[state]} title={t(`dashboard.outcome.${state}`, { company })}>
      {state === 'rejected' && rejection && (
        <>
          <p>
            <strong>{t('dashboard.outcome.reason')}</strong> {reasonText(rejection.code, t)}
          </p>
          {rejection.text && <Feedback>{rejection.text}</Feedback>}
        </>
      )}
      {reason && (
        <p>
          <strong>{t('dashboard.outcome.reason')}</strong> {reason}
        </p>
      )}
      {reason && last?.note && <Feedback>{last.note}</Feedback>}
      <p>{t(`dashboard.outcome.${state}.next`)}</p>
    </Notice>
  );
}
