import OverdueIcon from '@mui/icons-material/ReportProblemOutlined';
import DueIcon from '@mui/icons-material/ScheduleOutlined';
import { Box } from '@mui/material';
import { DAY } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages, type MessageKey } from '../../../i18n/messages.hook.ts';
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

/** Where no date says what comes next, but an action of the company does. */
const nextSteps = ['shortlisted', 'finalist'] as const;
const hasNextStep = (state: string): state is (typeof nextSteps)[number] =>
  nextSteps.some((stepState) => stepState === state);

/** Returns the key of what the company does next for a candidate; null where a date says it, or nothing is left to do. */
export const nextStepKey = ({ state }: Pick<CandidateRow, 'state'>) =>
  hasNextStep(state) ? (`board.step.${state}` as const) : null;

const interviewMessages = { confirmed: 'board.interviewConfirmed', other_time: 'board.interviewOtherTime' } as const;
const interviewMessage = ({ interviewAnswer }: CandidateRow): MessageKey =>
  interviewAnswer ? interviewMessages[interviewAnswer.answer] : 'board.interview';

/** Returns whether a candidate waits for another time for their interview. */
const wantsOtherTime = ({ state, interviewAnswer }: CandidateRow): boolean =>
  state === 'interview' && interviewAnswer?.answer === 'other_time';

/**
 * Returns what is next for a candidate, as a sentence, and when: the promised answer, the interview, the end of the offer,
 * the first day; null where no date says it.
 */
function nextDateOf(row: CandidateRow): readonly [MessageKey, string | null] | null {
  if (isAwaitingResponse(row)) return [row.overdue ? 'board.answerOverdue' : 'board.answerDue', row.responseDueAt];
  if (row.state === 'interview' && row.interview) return [interviewMessage(row), row.interview.startsAt];
  if (row.state === 'offered' && row.offer) return ['board.offerEnds', row.offer.expiresAt];
  if (row.state === 'accepted' && row.offer) return ['board.begins', `${row.offer.startDate}T00:00:00Z`];
  return null;
}

/** Shows that as words with the time relative to now; where no date is next, when the application was changed last. */
export function CandidateNextDate({ row }: { row: CandidateRow }): ReactElement {
  const now = useNow();
  const [message, instant] = nextDateOf(row) ?? (['board.changed', row.updatedAt] as const);
  const tone = wantsOtherTime(row) ? 'due' : dueTone(row, now);
  const Icon = tone === 'attention' ? OverdueIcon : DueIcon;
  return (
    <span>
      {tone && <Icon aria-hidden sx={{ fontSize: '1rem', color: `var(--${tone})`, mr: 0.5, verticalAlign: '-2px' }} />}
      {instant === null ? '–' : <TimeInSentence message={message} instant={instant} tone={tone} />}
    </span>
  );
}

/** Shows the next step as a value of its own: what the company does, or the date that comes next. */
export function CandidateNextStep({ row }: { row: CandidateRow }): ReactElement {
  const text = useMessages();
  const step = nextStepKey(row);
  if (step)
    return (
      <Box component="span" sx={capitalStyle}>
        {text(step)}
      </Box>
    );
  return nextDateOf(row) ? <CandidateNextDate row={row} /> : <>–</>;
}

/* The same words follow others in a sentence on the board. */
const capitalStyle = { display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } } as const;
