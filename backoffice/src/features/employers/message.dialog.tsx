import { TextField } from '@mui/material';
import { employerLimits } from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { newIdempotencyKey } from '../../providers/data.provider.ts';
import { client } from '../../providers/session.ts';
import { useMove } from '../../ui/move.hook.ts';
import { ReasonDialog } from '../../ui/reason.dialog.tsx';

const { subject: longest, text: limits } = employerLimits.message;

interface MessageDialogProps {
  readonly ids: readonly string[];
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** Subject and text of a message to several employers; sending it twice sends it once. */
export default function MessageDialog({ ids, onClose, onSent }: MessageDialogProps): ReactElement {
  const text = useText();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [subject, setSubject] = useState('');
  const send = useMove(
    (body: string) => client.employers.message({ body: { ids: [...ids], subject, text: body }, idempotencyKey }),
    {
      done: 'employers.messageSent',
      onDone: () => {
        onClose();
        onSent();
      },
    },
  );
  return (
    <ReasonDialog
      title={text('employers.messageTitle', { smart_count: ids.length })}
      note={{ ...limits, label: text('employers.messageText') }}
      confirm={text('employers.messageSend')}
      busy={send.isPending || subject.trim().length < 3}
      onClose={onClose}
      onConfirm={({ note }) => send.mutate(note)}
    >
      <TextField
        required
        fullWidth
        label={text('employers.messageSubject')}
        value={subject}
        onChange={(event) => setSubject(event.target.value)}
        slotProps={{ htmlInput: { maxLength: longest } }}
        sx={{ mt: 1 }}
      />
    </ReasonDialog>
  );
}
