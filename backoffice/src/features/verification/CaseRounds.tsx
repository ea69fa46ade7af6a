import type { TimelineStep } from '@prentice/design';
import { useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel, type Translate } from '../../i18n/messages.hook.ts';
import { relativeTime } from '../../ui/formats/time-format.ts';
import { Timeline } from '../../ui/record/Timeline.tsx';
import type { ReviewedCase } from './selected-case.hook.ts';

type CaseRound = ReviewedCase['rounds'][number];
type Formatters = {
  text: Translate;
  valueLabel: ReturnType<typeof useValueLabel>;
  when: (iso: string) => { iso: string; text: string };
};

const submittedStep = (round: CaseRound, { text, when }: Formatters): TimelineStep => ({
  id: `${round.round}-submitted`,
  phase: 'done',
  title: text('verification.submitted', { round: round.round }),
  actor: text('verification.employer'),
  at: when(round.submittedAt),
  note: round.answer ?? undefined,
});

function decidedStep(round: CaseRound, { text, valueLabel, when }: Formatters): TimelineStep | null {
  if (!round.outcome || !round.decidedAt) return null;
  const reasons = round.reasonCodes.map((code) => valueLabel('caseReason', code)).join(', ');
  return {
    id: `${round.round}-decided`,
    phase: round.outcome === 'rejected' || round.outcome === 'lapsed' ? 'stopped' : 'done',
    title: valueLabel('caseOutcome', round.outcome),
    actor: text('verification.administration'),
    at: when(round.decidedAt),
    note: [reasons, round.noteToEmployer].filter(Boolean).join('. ') || undefined,
  };
}

function pendingStep(verificationCase: ReviewedCase, { text, when }: Formatters): TimelineStep | null {
  if (!verificationCase.dueAt || (verificationCase.state !== 'pending' && verificationCase.state !== 'info_requested'))
    return null;
  const late = Date.parse(verificationCase.dueAt) < Date.now();
  return {
    id: 'waiting',
    phase: 'current',
    title: text(verificationCase.state === 'pending' ? 'verification.toDecide' : 'verification.toAnswer'),
    actor: text(verificationCase.state === 'pending' ? 'verification.administration' : 'verification.employer'),
    due: {
      iso: verificationCase.dueAt,
      text: text(late ? 'candidates.wasDue' : 'candidates.by', { when: when(verificationCase.dueAt).text }),
      urgency: late ? 'late' : 'calm',
    },
  };
}

/** Shows what happened in each round, who is to act, and by when. */
export function CaseRounds({ verificationCase }: { verificationCase: ReviewedCase }): ReactElement {
  const locale = useLocale() ?? 'en';
  const formatters: Formatters = {
    text: useMessages(),
    valueLabel: useValueLabel(),
    when: (iso) => ({ iso, text: relativeTime(Date.parse(iso), Date.now(), locale) }),
  };
  const steps = verificationCase.rounds.flatMap((round) => [
    submittedStep(round, formatters),
    decidedStep(round, formatters),
  ]);
  const present = [...steps, pendingStep(verificationCase, formatters)].filter((step) => step !== null);
  return <Timeline steps={present} />;
}
