import OverdueIcon from '@mui/icons-material/ReportProblemOutlined';
import DueIcon from '@mui/icons-material/ScheduleOutlined';
import { DAY } from '@prentice/contract';
import type { ReactElement } from 'react';
import type { MessageKey } from '../../../i18n/messages.hook.ts';
import { TimeInSentence } from '../../../ui/formats/RelativeTime.tsx';
import { useNow } from '../../../ui/page/timing.hook.ts';
import type { CandidateRow } from '../application-types.ts';
import type { Tone } from '../../../ui/formats/StatusChip.tsx';

/** Days before the due date from which on it is coloured. */
const NEAR_DAYS = 3;

/** Returns whether a candidate waits for a first answer. */
export const isAwaitingResponse = ({ state }: Pick<CandidateRow, 'state'>): boolean =>
  state === 'submitted' || state === 'in_review';

/** Returns how pressing an answer is: late, near, or neither; undefined when nobody waits for one. */
export function dueTone(row: Pick<CandidateRow, 'state' | 'responseDueAt' | 'overdue'>, now: number): Tone | undefined {
  if (row.overdue) return 'attention';
  if (!isAwaitingResponse(row) || row.responseDueAt === null) return undefined;
  return Date.parse(row.responseDueAt) - now < NEAR_DAYS * DAY ? 'due' : undefined;
}

/** Returns what is next for a candidate, as a sentence, and when: the promised answer, the interview, the end of the offer, the first day. */
function nextDateOf(row: CandidateRow): readonly [MessageKey, string | null] {
  if (isAwaitingResponse(row)) return [row.overdue ? 'board.answerOverdue' : 'board.answerDue', row.responseDueAt];
  if (row.state === 'interview' && row.interview) return ['board.interview', row.interview.startsAt];
  if (row.state === 'offered' && row.offer) return ['board.offerEnds', row.offer.expiresAt];
  if (row.state === 'accepted' && row.offer) return ['board.begins', `${row.offer.startDate}T00:00:00Z`];
  return ['board.changed', row.updatedAt];
}

/** Shows that as words with the time relative to now. */
export function CandidateNextDate({ row }: { row: CandidateRow }): ReactElement {
  const now = useNow();
  const [message, instant] = nextDateOf(row);
  const tone = dueTone(row, now);
  const Icon = tone === 'attention' ? OverdueIcon : DueIcon;
  return (
    <span>
      {tone && <Icon aria-hidden sx={{ fontSize: '1rem', color: `var(--${tone})`, mr: 0.5, verticalAlign: '-2px' }} />}
      {instant === null ? '–' : <TimeInSentence message={message} instant={instant} tone={tone} />}
    </span>
  );
}
