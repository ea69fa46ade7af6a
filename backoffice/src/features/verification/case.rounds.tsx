import type { TimelineStep } from '@prentice/design';
import { useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { useText, useWord, type Text } from '../../i18n/text.hook.ts';
import { relativeTime } from '../../ui/moment.text.ts';
import { Timeline } from '../../ui/timeline.tsx';
import type { ReviewedCase } from './case.types.ts';

type Round = ReviewedCase['rounds'][number];
type Say = { text: Text; word: ReturnType<typeof useWord>; when: (iso: string) => { iso: string; text: string } };

const submitted = (round: Round, { text, when }: Say): TimelineStep => ({
  id: `${round.round}-submitted`,
  phase: 'done',
  title: text('verification.submitted', { round: round.round }),
  actor: text('verification.employer'),
  at: when(round.submittedAt),
  note: round.answer ?? undefined,
});

function decided(round: Round, { text, word, when }: Say): TimelineStep | null {
  if (!round.outcome || !round.decidedAt) return null;
  const reasons = round.reasonCodes.map((code) => word('caseReason', code)).join(', ');
  return {
    id: `${round.round}-decided`,
    phase: round.outcome === 'rejected' || round.outcome === 'lapsed' ? 'stopped' : 'done',
    title: word('caseOutcome', round.outcome),
    actor: text('verification.administration'),
    at: when(round.decidedAt),
    note: [reasons, round.noteToEmployer].filter(Boolean).join('. ') || undefined,
  };
}

function waiting(one: ReviewedCase, { text, when }: Say): TimelineStep | null {
  if (!one.dueAt || (one.state !== 'pending' && one.state !== 'info_requested')) return null;
  const late = Date.parse(one.dueAt) < Date.now();
  return {
    id: 'waiting',
    phase: 'current',
    title: text(one.state === 'pending' ? 'verification.toDecide' : 'verification.toAnswer'),
    actor: text(one.state === 'pending' ? 'verification.administration' : 'verification.employer'),
    due: {
      iso: one.dueAt,
      text: text(late ? 'candidates.wasDue' : 'candidates.by', { when: when(one.dueAt).text }),
      urgency: late ? 'late' : 'calm',
    },
  };
}

/** What happened in each round, who is to act, and by when. */
export function CaseRounds({ one }: { one: ReviewedCase }): ReactElement {
  const locale = useLocale() ?? 'en';
  const say: Say = {
    text: useText(),
    word: useWord(),
    when: (iso) => ({ iso, text: relativeTime(Date.parse(iso), Date.now(), locale) }),
  };
  const steps = one.rounds.flatMap((round) => [submitted(round, say), decided(round, say)]);
  const present = [...steps, waiting(one, say)].filter((step) => step !== null);
  return <Timeline steps={present} />;
}
