import { Box, Button, TextField } from '@mui/material';
import { allows, caseLimits } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { useAbility } from '../../providers/me.hook.ts';
import { client } from '../../providers/session.ts';
import { keptTyping } from '../../ui/kept.typing.hook.ts';
import { useMove } from '../../ui/move.hook.ts';
import { Notice } from '../../ui/notice.tsx';
import type { ReviewedCase } from './case.types.ts';

interface Typing {
  /** Until somebody types, what is saved stands there. */
  readonly begun: boolean;
  readonly note: string;
  /** What was saved when the typing began. */
  readonly over: string;
}

const useNoteTyping = keptTyping<Typing>('case-note');
const nothing: Typing = { begun: false, note: '', over: '' };

/** What a colleague saves meanwhile shows beside what is typed; neither is lost. */
function Writing({ one }: { one: ReviewedCase }): ReactElement {
  const text = useText();
  const saved = one.internalNote ?? '';
  const { typed, write } = useNoteTyping(one.id, () => nothing);
  const save = useMove(
    async (words: string) => {
      const internalNote = words.trim() || null;
      await client.verificationCases.note({ params: { id: one.id }, body: { internalNote }, version: one.version });
      return words;
    },
    {
      done: 'saved.done',
      /* What was written on meanwhile stays, on top of what is saved now. */
      onDone: (words) => write(typed.note === words ? nothing : { ...typed, over: words.trim() }),
    },
  );
  const note = typed.begun ? typed.note : saved;
  const overtaken = typed.begun && typed.over !== saved;
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
        onChange={(event) => write({ begun: true, note: event.target.value, over: typed.begun ? typed.over : saved })}
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
