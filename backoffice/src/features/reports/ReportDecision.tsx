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
import { useMessages } from '../../i18n/messages.hook.ts';
import { useAbility, useMe } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import { useDecisionConflict, useForeignDecision } from '../../ui/mutations/decision-conflict.hook.ts';
import { useDecision } from '../../ui/mutations/decision.hook.ts';
import { SubmittedRowsStore, useSubmittedRows } from '../../ui/mutations/submitted-rows.hook.ts';
import { useUndoableAction } from '../../ui/mutations/undoable-action.hook.tsx';
import { decisionBarStyle } from '../../ui/page/action-bar.ts';
import { useIsNarrowScreen } from '../../ui/page/narrow-screen.hook.ts';
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

/** The reports whose decision can still be undone or is on its way. */
export const decidedReports = new SubmittedRowsStore();

/** How many open reports are asked for: more than are walked through at a time. */
const QUEUE_HEAD = 100;
const loadOpenReports = (signal: AbortSignal) =>
  client.reports.list(
    { list: { filter: { state: ['open'] }, sort: ['dueAt', 'ASC'], range: [0, QUEUE_HEAD - 1] } },
    { signal },
  );

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

const isDecided = (state: string): state is ReportTransitionRequest['to'] =>
  state === 'upheld' || state === 'dismissed';

/** Returns what finds who else decided about a report since it was loaded. */
function useEarlierReportDecision({ id, targetLabel: name }: ReviewedReport) {
  const text = useMessages();
  return async (colleague: string): Promise<string | null> => {
    const now = await client.reports.get({ params: { id } });
    if (!isDecided(now.state)) return null;
    const decidedBy = 'decidedByName' in now ? now.decidedByName : null;
    return text(`reports.earlier.${now.state}`, { name, colleague: decidedBy ?? colleague });
  };
}

/**
 * Returns the decision about a report. The internship goes first: where that fails, the report stays open, and where only
 * the report fails, it is decided about again without it.
 * @param onConflict called when somebody else has decided it
 */
function useReportDecision(report: ReviewedReport, onDone: (input: DecisionInput) => void, onConflict: () => void) {
  const text = useMessages();
  const notify = useNotify();
  const { takeBack } = useSubmittedRows(decidedReports);
  const { data: internship } = useReportedInternship(report);
  const decidedMeanwhile = useDecisionConflict(useEarlierReportDecision(report));
  return useDecision(
    report,
    async ({ request, removal }: DecisionInput, { params }) => {
      if (removal && internship && internship.state !== 'removed')
        await client.internships.transition({
          params: { id: internship.id },
          version: internship.version,
          body: { to: 'removed', reason: removal, note: null },
        });
      await client.reports.transition({ params, body: request }, { keepalive: true });
    },
    {
      onDone: (input) => {
        const outcome = input.removal ? 'removed' : input.request.to;
        notify(text(`reports.decided.${outcome}`, { name: report.targetLabel }), { type: 'success' });
        onDone(input);
      },
      onFailure: (failure) => {
        takeBack([report.id]);
        const isConflict = decidedMeanwhile(failure);
        if (isConflict) onConflict();
        return isConflict;
      },
    },
  );
}

/** Returns the decision, and what makes it: at once where it has two steps, else after the time to undo it. */
function useUndoableReportDecision(report: ReviewedReport, goOn: () => void) {
  const text = useMessages();
  const navigate = useNavigate();
  const undoable = useUndoableAction();
  const { isSubmitted, markSubmitted, takeBack } = useSubmittedRows(decidedReports);
  const [deciding, setDeciding] = useState<Decision | null>(null);
  const close = () => setDeciding(null);
  const goOnAfterRemoval = ({ removal }: DecisionInput) => void (removal && goOn());
  const { mutate, busy: isBeingSent } = useReportDecision(report, goOnAfterRemoval, close);
  const busy = isBeingSent || isSubmitted(report);
  const decide = (input: DecisionInput) => {
    markSubmitted([report]);
    if (input.removal) return mutate(input);
    close();
    undoable({
      message: text(`reports.deciding.${input.request.to}`, { name: report.targetLabel }),
      undoneMessage: text(`reports.undone.${input.request.to}`, { name: report.targetLabel }),
      run: () => mutate(input),
      undo: () => {
        takeBack([report.id]);
        navigate(pathTo('report', report.id));
      },
    });
    return goOn();
  };
  const open = (decision: Decision) => void (!busy && setDeciding(decision));
  return { deciding, open, close, busy, decide };
}

function DecisionButtons({ report, decisions }: { report: ReviewedReport; decisions: readonly Decision[] }) {
  const text = useMessages();
  const helpFor = useDecisionHelp(report);
  const navigate = useNavigate();
  const { isSubmitted } = useSubmittedRows(decidedReports);
  const queue = useNextInQueue(report.id, {
    resource: 'reports',
    load: loadOpenReports,
    isDecided: isSubmitted,
    screen: 'report',
  });
  const goOn = () => (queue ? navigate(queue.path, { state: queue.walk }) : navigate(pathTo('reports')));
  const { deciding, open, close, busy, decide } = useUndoableReportDecision(report, goOn);
  const isNarrow = useIsNarrowScreen();
  const answerRules = {
    ...reportLimits.answer,
    label: text('reports.answerOptional'),
    help: text('reports.answerHelp'),
  };
  useKeyboardShortcuts(decisions.map((to) => ({ key: keys[to], label: text(`reports.${to}`), run: () => open(to) })));
  const next = queue && <NextInQueue {...queue} />;
  return (
    <>
      <Box className="action-bar" data-rows={decisions.length > 2 ? 2 : 1} sx={decisionBarStyle}>
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
        {!isNarrow && next}
        {deciding && (
          <ReasonDialog
            about={report.id}
            title={text(`reports.${deciding}Title`, { name: report.targetLabel })}
            help={helpFor(deciding)}
            {...(deciding === 'removed' && {
              codes: moderationReasons,
              labelPrefix: 'moderationReason',
              showsAllCodes: true,
            })}
            note={{ ...reportLimits.note, help: text('reports.noteHelp') }}
            {...(isReporterNotified(report) && { answer: answerRules })}
            confirm={text(`reports.${deciding}`)}
            danger={deciding === 'removed' || (deciding === 'upheld' && consequencesOf(report).length > 0)}
            busy={busy}
            onClose={close}
            onConfirm={({ codes: [removal = null], note, answer }) =>
              decide({
                request: { to: deciding === 'dismissed' ? 'dismissed' : 'upheld', note, answer: answer || null },
                removal,
              })
            }
          />
        )}
      </Box>
      {isNarrow && next}
    </>
  );
}

/** Offers the decisions that an open report allows, or says who makes them. */
export function ReportDecision({ report }: { report: ReviewedReport }): ReactElement | null {
  const text = useMessages();
  const ability = useAbility();
  const me = useMe();
  const isRemovable = useRemovableInternship(report) !== null;
  const { isSubmitted } = useSubmittedRows(decidedReports);
  const findEarlier = useEarlierReportDecision(report);
  /* The dialog goes with the buttons. */
  useForeignDecision({ isOpen: report.state === 'open', busy: isSubmitted(report) }, findEarlier, () => undefined);
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
