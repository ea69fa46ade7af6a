import { Button } from '@mui/material';
import { postingDifferences } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { client } from '../../../providers/session.ts';
import { useApiMutation } from '../../../ui/api-mutation.hook.ts';
import { Panel } from '../../../ui/Panel.tsx';
import type { OwnInternship } from '../internship-types.ts';
import { contentOf } from '../posting/posting-content.ts';
import { DifferenceTable } from '../posting/DifferenceTable.tsx';

/** A change of a live internship that waits for review; it can be taken back. */
export function PendingChange({ internship }: { internship: OwnInternship }): ReactElement {
  const text = useMessages();
  const withdraw = useApiMutation(() => client.internships.withdrawRevision({ params: { id: internship.id } }), {
    successMessage: 'internships.revisionWithdrawn',
  });
  const live = contentOf(internship);
  const next = internship.pendingRevision?.posting;
  return (
    <Panel title={text('internships.pendingChange')}>
      <DifferenceTable changes={live && next ? postingDifferences(live, next) : []} />
      <Button sx={{ mt: 1 }} disabled={withdraw.isPending} onClick={() => withdraw.mutate(undefined)}>
        {text('internships.withdrawRevision')}
      </Button>
    </Panel>
  );
}
