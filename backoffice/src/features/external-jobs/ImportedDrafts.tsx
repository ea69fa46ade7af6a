import { Box, Button } from '@mui/material';
import { LinkBase, useNotify } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages } from '../../i18n/messages.hook.ts';
import { newIdempotencyKey } from '../../providers/data.provider.ts';
import { client } from '../../providers/session.ts';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';
import type { useImport } from './import.hook.ts';

interface ImportedDraftsProps {
  readonly run: ReturnType<typeof useImport>;
  readonly onClose: () => void;
}

/** Leads to the drafts that were imported, and undoes the import. */
export function ImportedDrafts({ run, onClose }: ImportedDraftsProps): ReactElement | null {
  const text = useMessages();
  const notify = useNotify();
  const { importId, results, reset } = run;
  const created = results.filter(({ outcome }) => outcome === 'created').length;
  const undo = useApiMutation(
    (id: string) => client.externalJobs.undoImport({ body: { importId: id }, idempotencyKey: newIdempotencyKey() }),
    {
      onDone: ({ removed, kept: keptCount }) => {
        reset();
        const done = text('externalJobs.importUndone', { smart_count: removed });
        notify(keptCount > 0 ? `${done} ${text('externalJobs.importKept', { smart_count: keptCount })}` : done, {
          type: 'success',
        });
      },
    },
  );
  if (importId === null || created === 0) return null;
  const filter = encodeURIComponent(JSON.stringify({ importId }));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1.5 }}>
      <Button
        variant="contained"
        component={LinkBase}
        to={`${pathTo('externalJobs')}?filter=${filter}`}
        onClick={onClose}
      >
        {text('externalJobs.openDrafts', { smart_count: created })}
      </Button>
      <Button variant="outlined" disabled={undo.isPending} onClick={() => undo.mutate(importId)}>
        {text('externalJobs.importUndo')}
      </Button>
    </Box>
  );
}
