import type { ReactElement } from 'react';
import { useText, type TextKey } from '../../i18n/text.hook.ts';
import { Moment } from '../../ui/moment.tsx';
import { useNow } from '../../ui/now.hook.ts';
import type { CandidateRow } from './application.types.ts';
import { dueTone, isWaiting } from './candidate.due.ts';

/** What is next for a candidate and when: the promised answer, the interview, the end of the offer, the first day. */
export function whenOf(row: CandidateRow): readonly [TextKey, string | null] {
  if (isWaiting(row)) return ['board.answerDue', row.responseDueAt];
  if (row.state === 'interview' && row.interview) return ['outcome.interview', row.interview.startsAt];
  if (row.state === 'offered' && row.offer) return ['board.offerEnds', row.offer.expiresAt];
  if (row.state === 'accepted' && row.offer) return ['board.begins', `${row.offer.startDate}T00:00:00Z`];
  return ['finalists.changed', row.updatedAt];
}

/** That as words with the time relative to now. */
export function CandidateWhen({ row }: { row: CandidateRow }): ReactElement {
  const text = useText();
  const now = useNow();
  const [label, at] = whenOf(row);
  return (
    <span>
      {text(label)} <Moment at={at} tone={dueTone(row, now)} />
    </span>
  );
}
