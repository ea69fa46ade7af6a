import { Button } from '@mui/material';
import { differences } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useText } from '../../../i18n/text.hook.ts';
import { client } from '../../../providers/session.ts';
import { useMove } from '../../../ui/move.hook.ts';
import { Panel } from '../../../ui/panel.tsx';
import type { OwnInternship } from '../internship.types.ts';
import { contentOf } from '../posting/content.ts';
import { DifferenceTable } from '../posting/difference.table.tsx';

/** A change of a live internship that waits for review; it can be taken back. */
export function PendingChange({ one }: { one: OwnInternship }): ReactElement {
  const text = useText();
  const withdraw = useMove(() => client.internships.withdrawRevision({ params: { id: one.id } }), {
    done: 'internships.revisionWithdrawn',
  });
  const live = contentOf(one);
  const next = one.pendingRevision?.posting;
  return (
    <Panel title={text('internships.pendingChange')}>
      <DifferenceTable changes={live && next ? differences(live, next) : []} />
      <Button sx={{ mt: 1 }} disabled={withdraw.isPending} onClick={() => withdraw.mutate(undefined)}>
        {text('internships.withdrawRevision')}
      </Button>
    </Panel>
  );
}
