import {
  changeReasons,
  internshipLimits as limits,
  moderationReasons,
  type InternshipTransitionRequest,
  type ModerationReason,
  type InternshipState,
} from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages, type MessageKey } from '../../../i18n/messages.hook.ts';
import { ReasonDialog, type ReasonInput } from '../../../ui/dialogs/ReasonDialog.tsx';
import { client } from '../../../providers/session.ts';
import { UNDO_SECONDS } from '../../../ui/mutations/undoable-action.hook.tsx';
import type { ModeratedInternship } from '../internship-types.ts';

const decisions = ['approve', 'askChanges', 'reject', 'remove', 'reinstate'] as const;
/** What an administrator can decide, in the words of the screen. */
export type InternshipDecision = (typeof decisions)[number];
const decisionTargets: Readonly<Record<InternshipDecision, InternshipState>> = {
  approve: 'open',
  askChanges: 'changes_requested',
  reject: 'rejected',
  remove: 'removed',
  reinstate: 'closed',
};

/** Returns the state that a decision leads to; approval decides between open and scheduled by itself. */
export const targetOfDecision = (decision: InternshipDecision): InternshipState => decisionTargets[decision];

/** Returns the decisions whose transitions are possible now. What can still be rejected has nothing to remove. */
export function availableDecisions(allowedStates: readonly InternshipState[]): InternshipDecision[] {
  const possible = decisions.filter((decision) => allowedStates.includes(decisionTargets[decision]));
  return possible.includes('reject') ? possible.filter((decision) => decision !== 'remove') : possible;
}

interface DecisionDialogProps {
  readonly internshipId: string;
  readonly decision: InternshipDecision;
  readonly title: string;
  readonly wasPublished: boolean;
  /** Whether it can be undone for some seconds before it is sent. */
  readonly isUndoable: boolean;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onDecide: (request: InternshipTransitionRequest) => void;
}

type GivenModerationReason = ReasonInput<ModerationReason>;

/** Returns the transition that a decision asks for with its reason, or null while the reason is missing. */
export function transitionForDecision(
  decision: InternshipDecision,
  { codes: [reason], note }: GivenModerationReason,
): InternshipTransitionRequest | null {
  if (decision === 'approve') return { to: 'open', confirmRisk: true };
  if (decision === 'reinstate') return { to: 'closed', note };
  if (!reason) return null;
  if (decision === 'askChanges') return { to: 'changes_requested', reason, note };
  return { to: decision === 'reject' ? 'rejected' : 'removed', reason, note: note || null };
}

/** How long the note of each decision may be, and whether one is asked for. */
export const decisionNotes = {
  approve: undefined,
  askChanges: limits.reviewNote,
  reject: { min: 0, max: limits.note },
  remove: { min: 0, max: limits.note },
  reinstate: { min: 1, max: limits.note },
} as const;

/** Returns the reasons that a decision can be given. */
export const reasonsFor = (decision: InternshipDecision): readonly ModerationReason[] =>
  decision === 'askChanges' ? changeReasons : moderationReasons;

/** Asks what a decision needs: a reason and a note for the employer, or the confirmation of a high risk. */
export function DecisionDialog(props: DecisionDialogProps): ReactElement {
  const text = useMessages();
  const { decision, title } = props;
  const help = text(
    decision === 'remove' && !props.wasPublished ? 'moderation.removeUnpublishedHelp' : `moderation.${decision}Help`,
  );
  const reasoned = decision !== 'approve' && decision !== 'reinstate';
  return (
    <ReasonDialog
      about={props.internshipId}
      title={text(`moderation.${decision}Title`, { title })}
      help={props.isUndoable ? `${help} ${text('decision.undoTime', { seconds: UNDO_SECONDS })}` : help}
      codes={reasoned ? reasonsFor(decision) : []}
      labelPrefix="moderationReason"
      showsAllCodes
      keyedCodes={moderationReasons}
      note={decisionNotes[decision]}
      confirm={text(`moderation.${decision}`)}
      danger={decision === 'reject' || decision === 'remove'}
      busy={props.busy}
      onClose={props.onClose}
      onConfirm={(reasonInput) => {
        const request = transitionForDecision(decision, reasonInput);
        if (request) props.onDecide(request);
      }}
    />
  );
}

/** Returns who did the last thing to an internship, as the audit log has it. */
async function lastActor(resourceId: string): Promise<string | null> {
  const { items } = await client.audit.list({
    list: { filter: { resource: 'internships', resourceId }, range: [0, 0] },
  });
  const [last] = items;
  return last && 'actorName' in last ? last.actorName : null;
}

/** What somebody did by whom an internship got into a state. */
const earlierDecisions: Partial<Record<InternshipState, MessageKey>> = {
  open: 'moderation.earlier.open',
  scheduled: 'moderation.earlier.scheduled',
  changes_requested: 'moderation.earlier.changes_requested',
  rejected: 'moderation.earlier.rejected',
  removed: 'moderation.earlier.removed',
  closed: 'moderation.earlier.closed',
};

/** Returns what finds who else decided about an internship, or about its change, since it was loaded. */
export function useEarlierDecision(internship: ModeratedInternship): (colleague: string) => Promise<string | null> {
  const text = useMessages();
  const title = internship.title ?? text('internships.untitled');
  return async (colleague) => {
    const [now, name] = await Promise.all([
      client.internships.get({ params: { id: internship.id } }),
      lastActor(internship.id),
    ]);
    const about = { title, name: name ?? colleague };
    const decision = earlierDecisions[now.state];
    if (now.state !== internship.state) return decision ? text(decision, about) : null;
    const isPending = 'pendingRevision' in now && now.pendingRevision !== null;
    return internship.pendingRevision !== null && !isPending ? text('moderation.earlier.change', about) : null;
  };
}
