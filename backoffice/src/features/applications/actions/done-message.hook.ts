import type { ApplicationTransitionRequest, Interview } from '@prentice/contract';
import { useLocale } from 'ra-core';
import { useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import { clockTime, readersDay, weekdayText } from '../../../ui/formats/time-format.ts';
import { useCandidateName } from '../../../ui/formats/value-format.hook.ts';
import { useNow } from '../../../ui/page/timing.hook.ts';
import type { TransitionableApplication } from './CandidateDialogs.tsx';

const statesWithMessage = [
  'shortlisted',
  'finalist',
  'offered',
  'placed',
  'completed',
  'terminated_early',
  'rejected',
] as const;
const hasMessage = (state: string): state is (typeof statesWithMessage)[number] =>
  statesWithMessage.some((named) => named === state);

/** Returns what says what was done with a candidate: each names them. */
export function useDoneMessage(application: TransitionableApplication) {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const locale = useLocale() ?? 'en';
  const now = useNow();
  const name = useCandidateName()(application);
  const interviewTime = ({ startsAt }: Interview) => {
    const instant = Date.parse(startsAt);
    return `${weekdayText(readersDay(instant), readersDay(now), locale)}, ${clockTime(instant, locale)}`;
  };
  return {
    rescheduled: (interview: Interview) =>
      text('candidates.done.rescheduled', { name, when: interviewTime(interview) }),
    cancelled: () => text('candidates.done.interviewCancelled', { name }),
    transition: (request: ApplicationTransitionRequest) => {
      if (request.to === 'interview')
        return text('candidates.done.interview', { name, when: interviewTime(request.interview) });
      const isWithdrawal = application.state === 'offered' && request.to === 'finalist';
      if (isWithdrawal) return text('candidates.done.offerWithdrawn', { name });
      const { to } = request;
      return hasMessage(to)
        ? text(`candidates.done.${to}`, { name })
        : text('triage.departed.nowInState', { name, state: valueLabel('applicationState', to) });
    },
  };
}
