import { Box, Button, TextField } from '@mui/material';
import { allows, caseLimits } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useAbility } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import { createDraftHook } from '../../ui/dialogs/stored-draft.hook.ts';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';
import { Notice } from '../../ui/page/Notice.tsx';
import type { ReviewedCase } from './selected-case.hook.ts';

interface NoteDraft {
  /** Until somebody types, what is saved is there. */
  readonly isEdited: boolean;
  readonly note: string;
  /** What was saved when the typing began. */
  readonly savedNote: string;
}

const useNoteDraft = createDraftHook<NoteDraft>('case-note');
const emptyDraft: NoteDraft = { isEdited: false, note: '', savedNote: '' };

/** Shows what a colleague saves meanwhile beside what is typed; neither is lost. */
function NoteEditor({ verificationCase }: { verificationCase: ReviewedCase }): ReactElement {
  const text = useMessages();
  const saved = verificationCase.internalNote ?? '';
  const { value: typed, update: write } = useNoteDraft(verificationCase.id, () => emptyDraft);
  const save = useApiMutation(
    async (noteText: string) => {
      const internalNote = noteText.trim() || null;
      await client.verificationCases.note({
        params: { id: verificationCase.id },
        body: { internalNote },
        version: verificationCase.version,
      });
      return noteText;
    },
    {
      successMessage: 'saved.done',
      /* What was written on meanwhile stays, on top of what is saved now. */
      onDone: (noteText) => write(typed.note === noteText ? emptyDraft : { ...typed, savedNote: noteText.trim() }),
    },
  );
  const note = typed.isEdited ? typed.note : saved;
  const overtaken = typed.isEdited && typed.savedNote !== saved;
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
        onChange={(event) =>
          write({ isEdited: true, note: event.target.value, savedNote: typed.isEdited ? typed.savedNote : saved })
        }
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

/** Shows the note that only reviewers see; who may not decide the case reads it. */
export function CaseNote({ verificationCase }: { verificationCase: ReviewedCase }): ReactElement {
  const text = useMessages();
  if (allows(useAbility(), 'transition', 'VerificationCase', verificationCase))
    return <NoteEditor verificationCase={verificationCase} />;
  return <Box sx={{ whiteSpace: 'pre-line' }}>{verificationCase.internalNote ?? text('verification.noNote')}</Box>;
}
