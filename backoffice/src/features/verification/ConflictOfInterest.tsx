import { Box } from '@mui/material';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useMe } from '../../providers/me.hook.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useReviewers } from './CaseAssignee.tsx';

/** Whom to ask about a case that one must keep out of; nothing while that is not known. */
function Colleagues(): ReactElement | null {
  const text = useMessages();
  const mine = useMe().actor.id;
  const { data } = useReviewers();
  if (!data) return null;
  const names = data.filter(({ id }) => id !== mine).map(({ name }) => name);
  if (names.length === 0) return <p>{text('verification.conflictAlone')}</p>;
  return <p>{text('verification.conflictAsk', { names: names.join(', ') })}</p>;
}

/** Says to somebody who belongs to the company why nothing is offered here, and what to do instead. */
export function ConflictOfInterest(): ReactElement {
  const text = useMessages();
  return (
    <Box sx={{ mb: 1.5 }}>
      <Notice tone="stopped" title={text('verification.conflict')}>
        <p>{text('verification.conflictWhy')}</p>
        <Colleagues />
      </Notice>
    </Box>
  );
}
