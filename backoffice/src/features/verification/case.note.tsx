import { Box, Button, TextField } from '@mui/material';
import { allows, caseLimits } from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { useAbility } from '../../providers/me.hook.ts';
import { client } from '../../providers/session.ts';
import { useMove } from '../../ui/move.hook.ts';
import { Notice } from '../../ui/notice.tsx';
import type { ReviewedCase } from './case.types.ts';

interface Typing {
  readonly note: string;
  /** What was saved when the typing began. */
  readonly over: string;
}

/** What a colleague saves meanwhile shows beside what is typed; neither is lost. */
function Writing({ one }: { one: ReviewedCase }): ReactElement {
  const text = useText();
  const saved = one.internalNote ?? '';
  const [typing, setTyping] = useState<Typing | null>(null);
  const save = useMove(
    async (words: string) => {
      const internalNote = words.trim() || null;
      await client.verificationCases.note({ params: { id: one.id }, body: { internalNote }, version: one.version });
      return words;
    },
    {
      done: 'saved.done',
      /* What was written on meanwhile stays, on top of what is saved now. */
      onDone: (words) =>
        setTyping((now) => (!now || now.note === words ? null : { note: now.note, over: words.trim() })),
    },
  );
  const note = typing?.note ?? saved;
  const overtaken = typing !== null && typing.over !== saved;
  return (
    <>
      {overtaken && (
        <Notice tone="due" title={text('verification.noteMeanwhile')}>
          <p>{saved}</p>
        </Notice>
      )}
      <TextField
        multiline
        minRows={2}
        fullWidth
        value={note}
        onChange={(event) => setTyping({ note: event.target.value, over: typing?.over ?? saved })}
        slotProps={{
          htmlInput: { maxLength: caseLimits.internalNote, 'aria-label': text('verification.internalNote') },
        }}
        helperText={text('verification.internalNoteHelp')}
      />
      {note !== saved && (
        <Button size="small" variant="outlined" disabled={save.isPending} onClick={() => save.mutate(note)}>
          {text('action.save')}
        </Button>
      )}
    </>
  );
}

/** The note that only reviewers see; who may not decide the case reads it. */
export function CaseNote({ one }: { one: ReviewedCase }): ReactElement {
  const text = useText();
  if (allows(useAbility(), 'transition', 'VerificationCase', one)) return <Writing one={one} />;
  return <Box sx={{ whiteSpace: 'pre-line' }}>{one.internalNote ?? text('verification.noNote')}</Box>;
}
