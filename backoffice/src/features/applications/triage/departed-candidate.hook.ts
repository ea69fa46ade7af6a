import { MINUTE } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import { useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import { relativeTime } from '../../../ui/formats/time-format.ts';
import { useCandidateName } from '../../../ui/formats/value-format.hook.ts';
import { useNow } from '../../../ui/page/timing.hook.ts';
import { isApplicationDetails, type ApplicationDetails, type CandidateRow } from '../application-types.ts';
import { openedApplication } from '../candidate/CandidateDocuments.tsx';
import { useColleagueName } from '../candidate/colleague-names.hook.ts';
import { isAwaitingResponse } from '../lists/CandidateNextDate.tsx';

const messageKeys = {
  shortlisted: 'triage.departed.shortlisted',
  rejected: 'triage.departed.rejected',
  withdrawn: 'triage.departed.withdrawn',
} as const;
const hasMessage = (state: string): state is keyof typeof messageKeys => state in messageKeys;

/** Returns what says why a candidate is no longer in the list: who decided what, and when. */
function useDepartureMessage(): (application: ApplicationDetails) => string {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const locale = useLocale() ?? 'en';
  const now = useNow();
  const nameOf = useCandidateName();
  const colleagueName = useColleagueName();
  return (application) => {
    const { state } = application;
    const name = nameOf(application);
    if (isAwaitingResponse(application) || state === 'interested') return text('triage.gone');
    const last = application.events.findLast(({ to }) => to === state);
    if (!last || !hasMessage(state))
      return text('triage.departed.other', { name, state: valueLabel('applicationState', state) });
    const decidedAt = Date.parse(last.at);
    const { actorId } = { actorId: null, ...last };
    return text(messageKeys[state], {
      name,
      who: colleagueName(actorId) ?? text('triage.yourTeam'),
      when: now - decidedAt < MINUTE ? text('triage.justNow') : relativeTime(decidedAt, now, locale),
    });
  };
}

/** An open candidate of whom the list has no row any more. */
export interface DepartedCandidate {
  readonly application: ApplicationDetails;
  /** Why they are no longer there. */
  readonly message: string;
}

/**
 * Returns the open candidate once the list has no row of theirs, asked for anew: somebody else, or oneself in another tab, has
 * decided about them, or a filter leaves them out. Null while there is a row.
 */
export function useDepartedCandidate(openId: string | null, row: CandidateRow | undefined): DepartedCandidate | null {
  const messageOf = useDepartureMessage();
  const isDeparted = openId !== null && row === undefined;
  const { data } = useQuery({ ...openedApplication(openId ?? ''), enabled: isDeparted, staleTime: 0 });
  return isDeparted && data && isApplicationDetails(data) ? { application: data, message: messageOf(data) } : null;
}
