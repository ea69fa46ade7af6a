import { Button } from '@mui/material';
import {
  allows,
  bulkLimit,
  findTransition,
  internshipLifecycle,
  moderationReasons,
  type InternshipTransitionRequest,
} from '@prentice/contract';
import { useListContext } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { useMessages, type Translate } from '../../../i18n/messages.hook.ts';
import { useAbility } from '../../../providers/me-store.ts';
import { client } from '../../../providers/session.ts';
import { ReasonDialog } from '../../../ui/dialogs/ReasonDialog.tsx';
import { ShortcutKey, useKeyboardShortcuts } from '../../../ui/keyboard/KeyboardShortcuts.tsx';
import { useApiMutation } from '../../../ui/mutations/api-mutation.hook.ts';
import { useFailureMessage } from '../../../ui/mutations/error-message.hook.ts';
import { UNDO_SECONDS, useUndoableAction } from '../../../ui/mutations/undoable-action.hook.tsx';
import type { SubmittedRows } from '../../../ui/mutations/submitted-rows.hook.ts';
import type { ModeratedInternship } from '../internship-types.ts';
import { internshipName, type BulkDecisionResult } from './BulkDecisionResult.tsx';
import { decisionNotes, reasonsFor, targetOfDecision, transitionForDecision } from './DecisionDialog.tsx';

/** What can be decided about several with one reason. */
const refusals = ['askChanges', 'reject'] as const;
type Refusing = (typeof refusals)[number];

interface BulkDecision {
  readonly decision: Refusing;
  readonly internships: readonly ModeratedInternship[];
}

interface BulkRefusalProps {
  /** Until the list has them as they are then, nobody decides about them a second time. */
  readonly submitted: SubmittedRows;
  readonly onResult: (result: BulkDecisionResult) => void;
}

/** How many are named before a decision about them. */
const NAMED = 5;

/** Returns a sentence that says which internships a decision is about. */
function namesOf(internships: readonly ModeratedInternship[], text: Translate): string {
  const names = internships.slice(0, NAMED).map(({ title }) => `“${title ?? text('internships.untitled')}”`);
  const more = internships.length - names.length;
  return text(more > 0 ? 'moderation.many.namesAndMore' : 'moderation.many.names', {
    names: names.join(', '),
    smart_count: more,
  });
}

/** Returns the decision about several, each in the version that was looked at; also when the page is being left. */
function useDecideEach({ submitted, onResult }: BulkRefusalProps) {
  const failureMessage = useFailureMessage();
  const { takeBack } = submitted;
  return useApiMutation(
    async ({ decision, internships, body }: BulkDecision & { readonly body: InternshipTransitionRequest }) => {
      const outcomes = await Promise.all(
        internships.map(async (internship) => {
          const { id, version } = internship;
          try {
            await client.internships.transition({ params: { id }, version, body }, { keepalive: true });
            return [];
          } catch (failure) {
            return [{ id, name: internshipName(internship), reason: failureMessage(failure) }];
          }
        }),
      );
      const refused = outcomes.flat();
      takeBack(refused.map(({ id }) => id));
      return { decision, done: internships.length - refused.length, refused };
    },
    { onDone: onResult },
  );
}

/** Rejects the chosen internships, or requests changes to them, with one reason for all; it can be undone for some seconds. */
export function BulkRefusal(props: BulkRefusalProps): ReactElement {
  const text = useMessages();
  const ability = useAbility();
  const { data = [], selectedIds, onUnselectItems } = useListContext<ModeratedInternship>();
  /* Those chosen when the dialog was asked for: a list that moves on makes it no others. */
  const [pending, setPending] = useState<BulkDecision | null>(null);
  const decide = useDecideEach(props);
  const undoable = useUndoableAction();
  const close = () => setPending(null);
  const { markSubmitted, takeBack } = props.submitted;
  const announce = ({ decision, internships }: BulkDecision, body: InternshipTransitionRequest): void => {
    const submittedIds = internships.map(({ id }) => id);
    close();
    onUnselectItems();
    markSubmitted(internships);
    undoable({
      message: text(`moderation.decidingMany.${decision}`, { smart_count: internships.length }),
      undoneMessage: text(`moderation.undoneMany.${decision}`, { smart_count: internships.length }),
      run: () => decide.mutate({ decision, internships, body }),
      undo: () => takeBack(submittedIds),
    });
  };
  const decidable = (decision: Refusing): ModeratedInternship[] =>
    data
      .filter(
        (internship) =>
          selectedIds.includes(internship.id) &&
          !props.submitted.isSubmitted(internship) &&
          allows(ability, 'transition', 'Internship', internship) &&
          findTransition(internshipLifecycle, internship.state, targetOfDecision(decision), 'admin') !== undefined,
      )
      .slice(0, bulkLimit);
  const offers = refusals.map((decision) => ({ decision, internships: decidable(decision) }));
  const isPossible = ({ internships }: BulkDecision) => internships.length > 0 && !decide.isPending;
  useKeyboardShortcuts(
    offers.filter(isPossible).map((offer) => ({
      key: text(`moderation.key.${offer.decision}`),
      label: text(`moderation.many.${offer.decision}`, { smart_count: offer.internships.length }),
      run: () => setPending(offer),
    })),
  );
  return (
    <>
      {offers.map((offer) => {
        const { decision, internships } = offer;
        return (
          <Button
            key={decision}
            color={decision === 'reject' ? 'error' : 'primary'}
            disabled={!isPossible(offer)}
            onClick={() => setPending(offer)}
          >
            {text(`moderation.many.${decision}`, { smart_count: internships.length })}
            <ShortcutKey name={text(`moderation.key.${decision}`)} />
          </Button>
        );
      })}
      {pending && (
        <ReasonDialog
          about={pending.internships.map(({ id }) => id).join()}
          title={text(`moderation.manyTitle.${pending.decision}`, { smart_count: pending.internships.length })}
          help={`${text(`moderation.manyHelp.${pending.decision}`)} ${namesOf(pending.internships, text)} ${text('decision.undoTime', { seconds: UNDO_SECONDS })}`}
          codes={reasonsFor(pending.decision)}
          labelPrefix="moderationReason"
          showsAllCodes
          keyedCodes={moderationReasons}
          note={decisionNotes[pending.decision]}
          confirm={text(`moderation.many.${pending.decision}`, { smart_count: pending.internships.length })}
          danger={pending.decision === 'reject'}
          onClose={close}
          onConfirm={(reason) => {
            const body = transitionForDecision(pending.decision, reason);
            if (body) announce(pending, body);
          }}
        />
      )}
    </>
  );
}
