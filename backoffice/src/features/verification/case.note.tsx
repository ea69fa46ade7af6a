import { Button, TextField } from '@mui/material';
import { caseLimits } from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { client } from '../../providers/session.ts';
import { useMove } from '../../ui/move.hook.ts';
import type { ReviewedCase } from './case.types.ts';

/** The note that only reviewers see. */
export function CaseNote({ one }: { one: ReviewedCase }): ReactElement {
  const text = useText();
  const [note, setNote] = useState(one.internalNote ?? '');
  const save = useMove(
    () =>
      client.verificationCases.note({
        params: { id: one.id },
        body: { internalNote: note.trim() || null },
        version: one.version,
      }),
    { done: 'saved.done' },
  );
  return (
    <>
      <TextField
        multiline
        minRows={2}
        fullWidth
        value={note}
        onChange={(event) => setNote(event.target.value)}
        slotProps={{
          htmlInput: { maxLength: caseLimits.internalNote, 'aria-label': text('verification.internalNote') },
        }}
        helperText={text('verification.internalNoteHelp')}
      />
      {note !== (one.internalNote ?? '') && (
        <Button size="small" variant="outlined" disabled={save.isPending} onClick={() => save.mutate(undefined)}>
          {text('action.save')}
        </Button>
      )}
    </>
  );
}
