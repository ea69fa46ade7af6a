import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { endOfDay, type BulkReply } from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { useMessages, type MessageKey } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { useApiMutation } from '../../ui/api-mutation.hook.ts';
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
      <Button onClick={() => start('externalJobs.publishing', transition('published'))}>
        {text('externalJobs.to.published')}
      </Button>
      <Button onClick={() => setExtending(true)}>{text('externalJobs.extend')}</Button>
      <Button onClick={() => start('externalJobs.archiving', transition('archived'))}>
        {text('externalJobs.to.archived')}
      </Button>
      {extending && (
        <ExtendDialog
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
  readonly onClose: () => void;
  readonly onChoose: (day: string) => void;
}

function ExtendDialog({ onClose, onChoose }: ExtendDialogProps): ReactElement {
  const text = useMessages();
  const [day, setDay] = useState('');
  return (
    <Dialog open onClose={onClose} aria-labelledby="extend-title">
      <DialogTitle id="extend-title">{text('externalJobs.extendTitle')}</DialogTitle>
      <DialogContent>
        <TextField
          margin="dense"
          type="date"
          label={text('externalJobs.closesAt')}
          helperText={text('externalJobs.extendHelp')}
          value={day}
          onChange={(event) => setDay(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('ra.action.cancel' as MessageKey)}</Button>
        <Button variant="contained" disabled={day === ''} onClick={() => onChoose(day)}>
          {text('externalJobs.extend')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
