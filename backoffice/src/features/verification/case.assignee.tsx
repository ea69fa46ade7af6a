import { Box, Button } from '@mui/material';
import { allows } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { useAbility, useMe } from '../../providers/me.hook.ts';
import { client } from '../../providers/session.ts';
import { useKeys } from '../../ui/key.hint.tsx';
import { NativeChoice } from '../../ui/list/native.controls.tsx';
import { useMove } from '../../ui/move.hook.ts';
import type { ReviewedCase } from './case.types.ts';

/** Who can be given a case. */
export const useReviewers = () =>
  useQuery({
    queryKey: ['verification-cases', 'reviewers'],
    queryFn: ({ signal }) => client.verificationCases.reviewers({}, { signal }),
    staleTime: 60_000,
  });

function Handover({ one }: { one: ReviewedCase }): ReactElement {
  const text = useText();
  const mine = useMe().actor.id;
  const { data: reviewers = [] } = useReviewers();
  const assign = useMove(
    (assigneeId: string | null) => client.verificationCases.assign({ params: { id: one.id }, body: { assigneeId } }),
    { done: 'verification.assigned' },
  );
  const held = one.assigneeId === mine;
  const turn = () => assign.mutate(held ? null : mine);
  useKeys([{ key: 't', label: text('verification.take'), run: turn }]);
  const known = reviewers.map(({ id, name }) => [id, name] as const);
  const gone = one.assigneeId && !known.some(([id]) => id === one.assigneeId);
  const former = gone ? [[one.assigneeId ?? '', one.assigneeName ?? ''] as const] : [];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <NativeChoice
        label={text('verification.assignee')}
        value={one.assigneeId ?? ''}
        options={[['', text('verification.nobody')], ...known, ...former]}
        onChoose={(id) => assign.mutate(id || null)}
      />
      <Button size="small" disabled={assign.isPending} onClick={turn}>
        {text(held ? 'verification.putBack' : 'verification.take')}
      </Button>
    </Box>
  );
}

/** Who is in charge of a case; it can be taken, given to a colleague and put back. */
export function CaseAssignee({ one }: { one: ReviewedCase }): ReactElement {
  const text = useText();
  if (allows(useAbility(), 'transition', 'VerificationCase', one)) return <Handover one={one} />;
  return (
    <span>
      {text('verification.assignee')}: {one.assigneeName ?? text('verification.nobody')}
    </span>
  );
}
