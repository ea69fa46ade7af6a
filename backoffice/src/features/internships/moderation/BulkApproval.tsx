import { Box, Button, Link } from '@mui/material';
import { bulkLimit, isEmployerLive, isLowRisk } from '@prentice/contract';
import { LinkBase, useListContext } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { client } from '../../../providers/session.ts';
import type { SubmittedRows } from '../../../ui/mutations/submitted-rows.hook.ts';
import { pathTo } from '../../../app/screen-paths.ts';
import { useErrorMessage } from '../../../ui/mutations/error-message.hook.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import { useApiMutation } from '../../../ui/mutations/api-mutation.hook.ts';
import { useUndoableAction } from '../../../ui/mutations/undoable-action.hook.ts';
import type { ModeratedInternship } from '../internship-types.ts';

const isApprovable = ({ state, pendingRevision, risk, employer }: ModeratedInternship): boolean =>
  (state === 'pending_review' || pendingRevision !== null) &&
  isLowRisk(risk) &&
  isEmployerLive(employer.verification, new Date());

/** What became of internships that were approved together, with those that were not by name. */
export interface ApprovalResult {
  readonly approved: number;
  readonly refused: readonly { readonly id: string; readonly name: string; readonly reason: string }[];
}

/** Says until it is closed what was approved, and what was not and why. */
export function ApprovalResultNotice({
  result: { approved, refused },
  onClose,
}: {
  result: ApprovalResult;
  onClose: () => void;
}): ReactElement {
  const text = useMessages();
  return (
    <Box role="status" sx={{ mb: 1.5 }}>
      <Notice
        tone={refused.length > 0 ? 'due' : 'answered'}
        title={text('moderation.approvedMany', { smart_count: approved })}
      >
        {refused.length > 0 && (
          <>
            <p>{text('moderation.refusedMany', { smart_count: refused.length })}</p>
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {refused.map(({ id, name, reason }) => (
                <li key={id}>
                  <Link component={LinkBase} to={pathTo('moderatedInternship', id)}>
                    {name}
                  </Link>
                  : {reason}
                </li>
              ))}
            </Box>
          </>
        )}
        <div>
          <Button size="small" color="inherit" variant="outlined" onClick={onClose}>
            {text('action.close')}
          </Button>
        </div>
      </Notice>
    </Box>
  );
}

interface BulkApprovalProps {
  /** Until the list has them as they are then, nobody approves them a second time. */
  readonly submitted: SubmittedRows;
  readonly onResult: (result: ApprovalResult) => void;
}

/**
 * Approves the chosen internships, and changes of live ones, whose risk is low; the others stay for a look of their
 * own.
 */
export function BulkApproval({ submitted, onResult }: BulkApprovalProps): ReactElement {
  const text = useMessages();
  const reasonOf = useErrorMessage();
  const undoable = useUndoableAction();
  const { data = [], selectedIds, onUnselectItems } = useListContext<ModeratedInternship>();
  const { isSubmitted, markSubmitted, takeBack, settle } = submitted;
  const approve = useApiMutation(
    async (internships: readonly ModeratedInternship[]): Promise<ApprovalResult> => {
      const internshipIds = internships.map(({ id }) => id);
      const { done, results } = await settle(
        internshipIds,
        client.internships.approveMany({ body: { ids: internshipIds } }),
      );
      const refused = results
        .filter(({ ok }) => !ok)
        .map((refusal) => ({
          id: refusal.id,
          name: nameOf(internships.find(({ id }) => id === refusal.id)),
          reason: reasonOf(refusal),
        }));
      return { approved: done, refused };
    },
    { onDone: onResult },
  );
  const chosen = data.filter(
    (internship) => selectedIds.includes(internship.id) && isApprovable(internship) && !isSubmitted(internship),
  );
  const ids = chosen.map(({ id }) => id);
  const run = () => {
    onUnselectItems();
    markSubmitted(chosen);
    undoable({
      message: text('moderation.approving', { smart_count: ids.length }),
      run: () => approve.mutate(chosen),
      undo: () => takeBack(ids),
    });
  };
  const separate = selectedIds.length - ids.length;
  return (
    <>
      <Button disabled={ids.length === 0 || ids.length > bulkLimit} onClick={run}>
        {text('moderation.approveMany', { smart_count: ids.length })}
      </Button>
      {separate > 0 && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {text('moderation.separately', { smart_count: separate })}
        </Box>
      )}
    </>
  );
}

const nameOf = (internship: ModeratedInternship | undefined): string =>
  internship ? `${internship.title}, ${internship.employer.name}` : '';
