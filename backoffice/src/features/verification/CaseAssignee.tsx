import { Box, Button } from '@mui/material';
import { allows } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useAbility, useMe } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import { ShortcutKey, useKeyboardShortcuts } from '../../ui/keyboard/KeyboardShortcuts.tsx';
import { NativeSelect } from '../../ui/list/NativeControls.tsx';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';
import type { ReviewedCase } from './selected-case.hook.ts';

/** Returns who can be given a case. */
export const useReviewers = () =>
  useQuery({
    queryKey: ['verification-cases', 'reviewers'],
    queryFn: ({ signal }) => client.verificationCases.reviewers({}, { signal }),
    staleTime: 60_000,
  });

function AssigneeSelect({ verificationCase }: { verificationCase: ReviewedCase }): ReactElement {
  const text = useMessages();
  const currentUserId = useMe().actor.id;
  const { data: reviewers = [] } = useReviewers();
  const assign = useApiMutation(
    (assigneeId: string | null) =>
      client.verificationCases.assign({ params: { id: verificationCase.id }, body: { assigneeId } }),
    { successMessage: 'verification.assigned' },
  );
  const isMine = verificationCase.assigneeId === currentUserId;
  const turn = () => assign.mutate(isMine ? null : currentUserId);
  useKeyboardShortcuts([{ key: 't', label: text('verification.take'), run: turn }]);
  const reviewerChoices = reviewers.map(({ id, name }) => [id, name] as const);
  const isFormerReviewer =
    verificationCase.assigneeId && !reviewerChoices.some(([id]) => id === verificationCase.assigneeId);
  const former = isFormerReviewer
    ? [[verificationCase.assigneeId ?? '', verificationCase.assigneeName ?? ''] as const]
    : [];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <NativeSelect
        label={text('verification.assignee')}
        value={verificationCase.assigneeId ?? ''}
        options={[['', text('verification.nobody')], ...reviewerChoices, ...former]}
        onChoose={(id) => assign.mutate(id || null)}
      />
      <Button size="small" disabled={assign.isPending} onClick={turn}>
        {text(isMine ? 'verification.putBack' : 'verification.take')}
        <ShortcutKey name="t" />
      </Button>
    </Box>
  );
}

/** Shows who is in charge of a case; it can be taken, given to a colleague and put back. */
export function CaseAssignee({ verificationCase }: { verificationCase: ReviewedCase }): ReactElement {
  const text = useMessages();
  if (allows(useAbility(), 'transition', 'VerificationCase', verificationCase))
    return <AssigneeSelect verificationCase={verificationCase} />;
  return (
    <span>
      {text('verification.assignee')}: {verificationCase.assigneeName ?? text('verification.nobody')}
    </span>
  );
}
