import { Box, Button } from '@mui/material';
import {
  allows,
  consequencesOf,
  hasConflict,
  moderationReasons,
  reportLifecycle,
  reportLimits,
  transitionsFrom,
  type ModerationReason,
  type ReportTransitionRequest,
} from '@prentice/contract';
import { useNavigate, useNotify } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { useAbility, useMe } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import { useDecisionConflict } from '../../ui/mutations/decision-conflict.hook.ts';
import { useDecision } from '../../ui/mutations/decision.hook.ts';
import { ShortcutKey, useKeyboardShortcuts } from '../../ui/keyboard/KeyboardShortcuts.tsx';
import { NextInQueue, useNextInQueue } from '../../ui/list/Queue.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { ReasonDialog } from '../../ui/dialogs/ReasonDialog.tsx';
import { isAdminReport, type ReviewedReport } from './ReportStatus.tsx';
import { useRemovableInternship, useReportedInternship } from './reported-internship.hook.ts';

/** What can be decided; `removed` upholds the report and removes the internship that it is about. */
type Decision = ReportTransitionRequest['to'] | 'removed';

const decisions = ['upheld', 'removed', 'dismissed'] as const satisfies readonly Decision[];
const keys: Readonly<Record<Decision, string>> = { upheld: 'h', removed: 'e', dismissed: 'd' };

/** Loads the two most urgent open reports: one of them is not the one on the screen. */
const loadOpenReports = (signal: AbortSignal) =>
  client.reports.list({ list: { filter: { state: ['open'] }, sort: ['dueAt', 'ASC'], range: [0, 1] } }, { signal });

/** Returns whether somebody learns of the decision: visitors without an account do not. */
const isReporterNotified = (report: ReviewedReport): boolean => isAdminReport(report) && report.reporterId !== null;

/** Returns a function that says what follows from a decision by itself. */
function useDecisionHelp(report: ReviewedReport): (decision: Decision) => string {
  const text = useMessages();
  const actions = consequencesOf(report).map(({ action }) => text(`reports.consequence.${action}`));
  const upheld = actions.length > 0 ? actions : [text('reports.consequence.none')];
  const notified = isReporterNotified(report) ? [text('reports.reporterNotified')] : [];
  const effects: Readonly<Record<Decision, readonly string[]>> = {
    upheld,
    removed: [text('reports.removedHelp')],
    dismissed: [text('reports.dismissedHelp')],
  };
  return (decision) => [...effects[decision], ...notified].join(' ');
}

interface DecisionInput {
  readonly request: ReportTransitionRequest;
  /** Why the internship is removed; null where it stays. */
  readonly removal: ModerationReason | null;
}

interface DecisionOutcome {
  readonly onDone: () => void;
  /** Called when somebody else has decided it. */
  readonly onConflict: () => void;
}

/**
 * Returns the decision about a report. The internship goes first: where that fails, the report stays open, and where only
 * the report fails, it is decided about again without it.
 */
function useReportDecision(report: ReviewedReport, { onDone, onConflict }: DecisionOutcome) {
  const text = useMessages();
  const notify = useNotify();
  const valueLabel = useValueLabel();
  const { data: internship } = useReportedInternship(report);
  const decidedMeanwhile = useDecisionConflict(report.targetLabel, async () => {
    const now = await client.reports.get({ params: { id: report.id } });
    if (now.state === report.state) return null;
    return { name: 'decidedByName' in now ? now.decidedByName : null, state: valueLabel('reportState', now.state) };
  });
  return useDecision(
    report,
    async ({ request, removal }: DecisionInput, { params }) => {
      if (removal && internship && internship.state !== 'removed')
        await client.internships.transition({
          params: { id: internship.id },
          version: internship.version,
          body: { to: 'removed', reason: removal, note: null },
        });
      await client.reports.transition({ params, body: request });
    },
    {
      onDone: ({ request: { to }, removal }) => {
        const outcome = removal ? 'removed' : to;
        notify(text(`reports.decided.${outcome}`, { name: report.targetLabel }), { type: 'success' });
        onDone();
      },
      onFailure: (failure) => {
        const isConflict = decidedMeanwhile(failure);
        if (isConflict) onConflict();
        return isConflict;
      },
    },
  );
}

function DecisionButtons({ report, decisions }: { report: ReviewedReport; decisions: readonly Decision[] }) {
  const text = useMessages();
  const helpFor = useDecisionHelp(report);
  const [deciding, setDeciding] = useState<Decision | null>(null);
  const navigate = useNavigate();
  const queue = useNextInQueue(report.id, { resource: 'reports', load: loadOpenReports, screen: 'report' });
  const close = () => setDeciding(null);
  const goOn = () => navigate(queue?.path ?? pathTo('reports'));
  const { mutate, busy } = useReportDecision(report, { onDone: goOn, onConflict: close });
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
          color={to === 'removed' ? 'error' : 'primary'}
          disabled={busy}
          onClick={() => open(to)}
        >
          {text(`reports.${to}`)}
          <ShortcutKey name={keys[to]} />
        </Button>
      ))}
      {queue?.path && <NextInQueue left={queue.left} path={queue.path} />}
      {deciding && (
        <ReasonDialog
          about={report.id}
          title={text(`reports.${deciding}Title`, { name: report.targetLabel })}
          help={helpFor(deciding)}
          {...(deciding === 'removed' && { codes: moderationReasons, labelPrefix: 'moderationReason' })}
          note={{ ...reportLimits.note, help: text('reports.noteHelp') }}
          {...(isReporterNotified(report) && { answer: answerRules })}
          confirm={text(`reports.${deciding}`)}
          danger={deciding === 'removed' || (deciding === 'upheld' && consequencesOf(report).length > 0)}
          busy={busy}
          onClose={close}
          onConfirm={({ codes: [removal = null], note, answer }) =>
            mutate({
              request: { to: deciding === 'dismissed' ? 'dismissed' : 'upheld', note, answer: answer || null },
              removal,
            })
          }
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
  const isRemovable = useRemovableInternship(report) !== null;
  const possible = transitionsFrom(reportLifecycle, report.state, 'admin').map(({ to }) => to);
  const offered = decisions.filter((decision) =>
    decision === 'removed' ? isRemovable && possible.includes('upheld') : possible.includes(decision),
  );
  if (offered.length === 0) return null;
  if (!allows(ability, 'transition', 'Report', report)) return <p>{text('reports.readOnly')}</p>;
  const { employerId } = report;
  if (employerId !== null && hasConflict(me.actor, { employerId }))
    return <Notice tone="stopped" title={text('reports.conflict')} />;
  return <DecisionButtons report={report} decisions={offered} />;
}
