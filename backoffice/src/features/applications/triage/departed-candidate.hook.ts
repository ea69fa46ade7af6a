import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { isApplicationDetails, type ApplicationDetails, type CandidateRow } from '../application-types.ts';
import { openedApplication } from '../candidate/CandidateDocuments.tsx';
import { useColleagueName } from '../candidate/colleague-names.hook.ts';
import { useTransitionMessage } from '../candidate/transition-message.hook.ts';
import { isAwaitingResponse } from '../lists/CandidateNextDate.tsx';

/** Returns what says why a candidate is no longer in the list: who decided what, and when. */
function useDepartureMessage(): (application: ApplicationDetails) => string {
  const text = useMessages();
  const transitionMessage = useTransitionMessage();
  const colleagueName = useColleagueName();
  return (application) =>
    isAwaitingResponse(application) || application.state === 'interested'
      ? text('triage.gone')
      : transitionMessage(application, colleagueName);
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
