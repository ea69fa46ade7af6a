import { Box, Button } from '@mui/material';
import {
  allows,
  consequencesOf,
  hasConflict,
  reportLifecycle,
  reportLimits,
  transitionsFrom,
  type ReportTransitionRequest,
} from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { useAbility, useMe } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import { useDecisionConflict } from '../../ui/mutations/decision-conflict.hook.ts';
import { useDecision } from '../../ui/mutations/decision.hook.ts';
import { useKeyboardShortcuts } from '../../ui/keyboard/KeyboardShortcuts.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { ReasonDialog } from '../../ui/dialogs/ReasonDialog.tsx';
import { isAdminReport, type ReviewedReport } from './ReportStatus.tsx';

type Decision = ReportTransitionRequest['to'];

const keys: Readonly<Record<Decision, string>> = { upheld: 'u', dismissed: 'd' };

/** Returns whether somebody learns of the decision: visitors without an account do not. */
const isReporterNotified = (report: ReviewedReport): boolean => isAdminReport(report) && report.reporterId !== null;

/** Returns a function that says what follows from a decision by itself. */
function useDecisionHelp(report: ReviewedReport): (decision: Decision) => string {
  const text = useMessages();
  const actions = consequencesOf(report).map(({ action }) => text(`reports.consequence.${action}`));
  const upheld = actions.length > 0 ? actions : [text('reports.consequence.none')];
  const notified = isReporterNotified(report) ? [text('reports.reporterNotified')] : [];
  return (decision) => [...(decision === 'upheld' ? upheld : [text('reports.dismissedHelp')]), ...notified].join(' ');
}

function DecisionButtons({ report, decisions }: { report: ReviewedReport; decisions: readonly Decision[] }) {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const helpFor = useDecisionHelp(report);
  const [deciding, setDeciding] = useState<Decision | null>(null);
  const decidedMeanwhile = useDecisionConflict(report.targetLabel, async () => {
    const now = await client.reports.get({ params: { id: report.id } });
    if (now.state === report.state) return null;
    return { name: 'decidedByName' in now ? now.decidedByName : null, state: valueLabel('reportState', now.state) };
  });
  const { mutate, busy } = useDecision(
    report,
    (body: ReportTransitionRequest, { params }) => client.reports.transition({ params, body }),
    {
      successMessage: 'reports.decided',
      onDone: () => setDeciding(null),
      onFailure: (failure) => {
        const isConflict = decidedMeanwhile(failure);
        if (isConflict) setDeciding(null);
        return isConflict;
      },
    },
  );
  const answerRules = {
    ...reportLimits.answer,
    label: text('reports.answerOptional'),
    help: text('reports.answerHelp'),
  };
  const open = (decision: Decision) => void (!busy && setDeciding(decision));
  useKeyboardShortcuts(decisions.map((to) => ({ key: keys[to], label: text(`reports.${to}`), run: () => open(to) })));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      {decisions.map((to) => (
        <Button
          key={to}
          size="large"
          variant={to === 'upheld' ? 'contained' : 'outlined'}
          disabled={busy}
          onClick={() => open(to)}
        >
          {text(`reports.${to}`)}
        </Button>
      ))}
      {deciding && (
        <ReasonDialog
          about={report.id}
          title={text(`reports.${deciding}Title`, { name: report.targetLabel })}
          help={helpFor(deciding)}
          note={{ ...reportLimits.note, help: text('reports.noteHelp') }}
          {...(isReporterNotified(report) && { answer: answerRules })}
          confirm={text(`reports.${deciding}`)}
          danger={deciding === 'upheld' && consequencesOf(report).length > 0}
          busy={busy}
          onClose={() => setDeciding(null)}
          onConfirm={({ note, answer }) => mutate({ to: deciding, note, answer: answer || null })}
        />
      )}
    </Box>
  );
}

/** Offers the decisions that an open report allows, or says who makes them. */
export function ReportDecision({ report }: { report: ReviewedReport }): ReactElement | null {
  const text = useMessages();
  const ability = useAbility();
  const me = useMe();
  const decisions = transitionsFrom(reportLifecycle, report.state, 'admin').map(({ to }) => to);
  const offered = decisions.filter((to): to is Decision => to === 'upheld' || to === 'dismissed');
  if (offered.length === 0) return null;
  if (!allows(ability, 'transition', 'Report', report)) return <p>{text('reports.readOnly')}</p>;
  const { employerId } = report;
  if (employerId !== null && hasConflict(me.actor, { employerId }))
    return <Notice tone="stopped" title={text('reports.conflict')} />;
  return <DecisionButtons report={report} decisions={offered} />;
}
