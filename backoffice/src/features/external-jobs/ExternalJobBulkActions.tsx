import { Button, TextField } from '@mui/material';
import { bulkLimit, endOfDay, type BulkReply } from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { SelectAllButton, useListContext } from 'react-admin';
import { useMessages } from '../../i18n/messages.hook.ts';
import { newIdempotencyKey } from '../../providers/data.provider.ts';
import { client } from '../../providers/session.ts';
import { isUndoable, useBulkChange } from '../../ui/mutations/bulk-change.hook.tsx';
import { DraftDialog } from '../../ui/dialogs/DraftDialog.tsx';
import { createDraftHook } from '../../ui/dialogs/stored-draft.hook.ts';
import { useNow } from '../../ui/page/timing.hook.ts';
import type { ManagedExternalJob } from './ExternalJobInputs.tsx';

/** Undoes the last change of each of several listings. */
export const undoJobs = (ids: string[]): Promise<BulkReply> =>
  client.externalJobs.undoMany({ body: { ids }, idempotencyKey: newIdempotencyKey() });

/** Publishes, archives or extends the selected listings at once, and undoes it. */
export function ExternalJobBulkActions(): ReactElement {
  const text = useMessages();
  const { selectedIds, data = [], onUnselectItems } = useListContext<ManagedExternalJob>();
  const [extending, setExtending] = useState(false);
  const { start, undo } = useBulkChange(undoJobs);
  const now = useNow();
  const ids = selectedIds.map(String);
  const undoable = data.filter((job) => selectedIds.includes(job.id) && isUndoable(job, now)).map(({ id }) => id);
  const transition = (to: 'published' | 'archived') => {
    onUnselectItems();
    const change = () => client.externalJobs.transitionMany({ body: { ids, to }, idempotencyKey: newIdempotencyKey() });
    start({ ids, change, message: `externalJobs.done.${to}` });
  };
  const extend = (day: string) => {
    setExtending(false);
    onUnselectItems();
    const body = { ids, closesAt: endOfDay(day).toISOString() };
    const change = () => client.externalJobs.extendMany({ body, idempotencyKey: newIdempotencyKey() });
    start({ ids, change, message: 'externalJobs.done.extended' });
  };
  return (
    <>
      <SelectAllButton limit={bulkLimit} />
      <Button onClick={() => transition('published')}>{text('externalJobs.to.published')}</Button>
      <Button onClick={() => setExtending(true)}>{text('externalJobs.extend')}</Button>
      <Button onClick={() => transition('archived')}>{text('externalJobs.to.archived')}</Button>
      {undoable.length > 0 && (
        <Button
          onClick={() => {
            onUnselectItems();
            undo(undoable);
          }}
        >
          {text('bulk.undo')}
        </Button>
      )}
      {extending && <ExtendDialog ids={ids} onClose={() => setExtending(false)} onChoose={extend} />}
    </>
  );
}

interface ExtendDialogProps {
  readonly ids: readonly string[];
  readonly onClose: () => void;
  readonly onChoose: (day: string) => void;
}

const useExtensionDraft = createDraftHook<string>('extension');

function ExtendDialog({ ids, onClose, onChoose }: ExtendDialogProps): ReactElement {
  const text = useMessages();
  const draft = useExtensionDraft(ids.toSorted().join(' '), () => '');
  const [wasTried, setWasTried] = useState(false);
  const isMissing = draft.value === '';
  const submit = () => {
    setWasTried(true);
    if (isMissing) return false;
    onChoose(draft.value);
    return true;
  };
  return (
    <DraftDialog
      title={text('externalJobs.extendTitle')}
      draft={draft}
      confirm={text('externalJobs.extend')}
      spaced
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        required
        type="date"
        label={text('externalJobs.closesAt')}
        error={wasTried && isMissing}
        helperText={text(wasTried && isMissing ? 'externalJobs.extendNeedsDay' : 'externalJobs.extendHelp')}
        value={draft.value}
        onChange={(event) => draft.update(event.target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </DraftDialog>
  );
}
