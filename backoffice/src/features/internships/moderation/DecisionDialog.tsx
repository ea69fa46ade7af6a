import {
  internshipLimits as limits,
  type InternshipTransitionRequest,
  type ModerationReason,
  type InternshipState,
} from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import { ReasonDialog, type ReasonInput } from '../../../ui/dialogs/ReasonDialog.tsx';
import { client } from '../../../providers/session.ts';
import { useDecisionConflict } from '../../../ui/mutations/decision-conflict.hook.ts';
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
  readonly reasons: readonly ModerationReason[];
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

/** Asks what a decision needs: a reason and a note for the employer, or the confirmation of a high risk. */
export function DecisionDialog(props: DecisionDialogProps): ReactElement {
  const text = useMessages();
  const { decision, title } = props;
  const reasoned = decision !== 'approve' && decision !== 'reinstate';
  return (
    <ReasonDialog
      about={props.internshipId}
      title={text(`moderation.${decision}Title`, { title })}
      help={text(
        decision === 'remove' && !props.wasPublished
          ? 'moderation.removeUnpublishedHelp'
          : `moderation.${decision}Help`,
      )}
      codes={reasoned ? props.reasons : []}
      labelPrefix="moderationReason"
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

/** Takes over the failure of a decision about an internship, or about its change, that somebody else made first. */
export function useInternshipDecisionConflict(internship: ModeratedInternship): (failure: unknown) => boolean {
  const text = useMessages();
  const valueLabel = useValueLabel();
  return useDecisionConflict(internship.title ?? text('internships.untitled'), async () => {
    const [now, name] = await Promise.all([
      client.internships.get({ params: { id: internship.id } }),
      lastActor(internship.id),
    ]);
    const pending = 'pendingRevision' in now && now.pendingRevision !== null;
    const same = now.state === internship.state && pending === (internship.pendingRevision !== null);
    return same ? null : { name, state: valueLabel('internshipState', now.state) };
  });
}
