import { Button, TextField } from '@mui/material';
import { bulkLimit, endOfDay, type BulkReply } from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { SelectAllButton, useListContext, useNotify, useTranslate } from 'react-admin';
import { useMessages, type MessageKey } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { useApiMutation } from '../../ui/api-mutation.hook.ts';
import { DraftDialog } from '../../ui/DraftDialog.tsx';
import { createDraftHook } from '../../ui/stored-draft.hook.ts';
import { useUndoableAction } from '../../ui/undoable-action.hook.ts';

/** Says how many listings were changed, and why others were not. */
function useNotifyBulkReply(): (reply: BulkReply) => void {
  const text = useMessages();
  const translate = useTranslate();
  const notify = useNotify();
  return ({ done, refused, results }) => {
    const first = results.find(({ ok }) => !ok);
    const why = first?.code ? translate(`refusal.${first.code}`, { ...first.params, _: first.message ?? '' }) : '';
    const message =
      refused > 0
        ? text('externalJobs.someRefused', { done, refused, why })
        : text('externalJobs.allDone', { smart_count: done });
    notify(message, { type: refused > 0 ? 'warning' : 'success' });
  };
}

type Act = () => Promise<BulkReply>;

/** Publishes, archives or extends the selected listings; each can be undone while it is announced. */
export function ExternalJobBulkActions(): ReactElement {
  const text = useMessages();
  const { selectedIds, onUnselectItems, onSelect } = useListContext();
  const [extending, setExtending] = useState(false);
  const undoable = useUndoableAction();
  const notify = useNotifyBulkReply();
  const { mutate } = useApiMutation((act: Act) => act(), { onDone: notify });
  const ids = selectedIds.map(String);
  const start = (label: MessageKey, act: Act) => {
    onUnselectItems();
    undoable({
      message: text(label, { smart_count: ids.length }),
      run: () => mutate(act),
      undo: () => onSelect(ids),
    });
  };
  const transition = (to: 'published' | 'archived') => () => client.externalJobs.transitionMany({ body: { ids, to } });
  return (
    <>
      <SelectAllButton limit={bulkLimit} />
      <Button onClick={() => start('externalJobs.publishing', transition('published'))}>
        {text('externalJobs.to.published')}
      </Button>
      <Button onClick={() => setExtending(true)}>{text('externalJobs.extend')}</Button>
      <Button onClick={() => start('externalJobs.archiving', transition('archived'))}>
        {text('externalJobs.to.archived')}
      </Button>
      {extending && (
        <ExtendDialog
          ids={ids}
          onClose={() => setExtending(false)}
          onChoose={(day) => {
            setExtending(false);
            const closesAt = endOfDay(day).toISOString();
            start('externalJobs.extending', () => client.externalJobs.extendMany({ body: { ids, closesAt } }));
          }}
        />
      )}
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
