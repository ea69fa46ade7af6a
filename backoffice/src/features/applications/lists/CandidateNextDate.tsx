import type { ReactElement } from 'react';
import { useMessages, type MessageKey } from '../../../i18n/messages.hook.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { useNow } from '../../../ui/now.hook.ts';
import type { CandidateRow } from '../application-types.ts';
import { dueTone, isAwaitingResponse } from './response-due.ts';

/** What is next for a candidate and when: the promised answer, the interview, the end of the offer, the first day. */
export function nextDateOf(row: CandidateRow): readonly [MessageKey, string | null] {
  if (isAwaitingResponse(row)) return ['board.answerDue', row.responseDueAt];
  if (row.state === 'interview' && row.interview) return ['outcome.interview', row.interview.startsAt];
  if (row.state === 'offered' && row.offer) return ['board.offerEnds', row.offer.expiresAt];
  if (row.state === 'accepted' && row.offer) return ['board.begins', `${row.offer.startDate}T00:00:00Z`];
  return ['finalists.changed', row.updatedAt];
}

/** That as words with the time relative to now. */
export function CandidateNextDate({ row }: { row: CandidateRow }): ReactElement {
  const text = useMessages();
  const now = useNow();
  const [label, instant] = nextDateOf(row);
  return (
    <span>
      {text(label)} <RelativeTime instant={instant} tone={dueTone(row, now)} />
    </span>
  );
}
