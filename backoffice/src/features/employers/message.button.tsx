import { Button, TextField } from '@mui/material';
import { bulkLimit, employerLimits } from '@prentice/contract';
import { useListContext } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { newIdempotencyKey } from '../../providers/data.provider.ts';
import { client } from '../../providers/session.ts';
import { useMove } from '../../ui/move.hook.ts';
import { ReasonDialog } from '../../ui/reason.dialog.tsx';

const { subject: longest, text: limits } = employerLimits.message;

/** Writes to the owners of the chosen employers. */
export function MessageButton(): ReactElement {
  const text = useText();
  const { selectedIds, onUnselectItems } = useListContext();
  const [key, setKey] = useState<string | null>(null);
  const [subject, setSubject] = useState('');
  const send = useMove(
    ({ body, idempotencyKey }: { body: string; idempotencyKey: string }) =>
      client.employers.message({ body: { ids: selectedIds.map(String), subject, text: body }, idempotencyKey }),
    {
      done: 'employers.messageSent',
      onDone: () => {
        setKey(null);
        onUnselectItems();
      },
    },
  );
  return (
    <>
      <Button disabled={selectedIds.length > bulkLimit} onClick={() => setKey(newIdempotencyKey())}>
        {text('employers.message')}
      </Button>
      {key && (
        <ReasonDialog
          title={text('employers.messageTitle', { smart_count: selectedIds.length })}
          note={{ ...limits, label: text('employers.messageText') }}
          confirm={text('employers.messageSend')}
          busy={send.isPending || subject.trim().length < 3}
          onClose={() => setKey(null)}
          onConfirm={({ note }) => send.mutate({ body: note, idempotencyKey: key })}
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
      )}
    </>
  );
}
