import { Box, Button, TextField } from '@mui/material';
import { applicationLimits } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent, ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { useMe } from '../../../providers/me-store.ts';
import { client } from '../../../providers/session.ts';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { createDraftHook } from '../../../ui/stored-draft.hook.ts';
import { useApiMutation } from '../../../ui/api-mutation.hook.ts';
import { CandidateNote } from './CandidateNote.tsx';

const useNoteDraft = createDraftHook<string>('candidate-note');

function NewNoteForm({ applicationId }: { applicationId: string }): ReactElement {
  const text = useMessages();
  const { value: note, update: setNote } = useNoteDraft(applicationId, () => '');
  const write = useApiMutation(
    (words: string) =>
      client.applicationNotes.create({ body: { applicationId, text: words.trim() } }).then(() => words),
    /* What was written on meanwhile stays. */
    { onDone: (sent) => setNote(note.startsWith(sent) ? note.slice(sent.length).trimStart() : note) },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (note.trim()) write.mutate(note);
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1, justifyItems: 'start', mt: 1 }}>
      <TextField
        multiline
        minRows={2}
        fullWidth
        label={text('candidates.writeNote')}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: applicationLimits.note } }}
        helperText={text('candidates.noteHelp')}
      />
      <Button type="submit" variant="outlined" disabled={write.isPending || !note.trim()}>
        {text('candidates.addNote')}
      </Button>
    </Box>
  );
}

/** Notes of the team, oldest first. */
export function CandidateNotes({ applicationId }: { applicationId: string }): ReactElement {
  const mine = useMe().actor.id;
  const query = useQuery({
    queryKey: ['application-notes', applicationId],
    queryFn: ({ signal }) => client.applicationNotes.list({ list: { filter: { applicationId } } }, { signal }),
  });
  return (
    <QueryBoundary query={query}>
      {({ items }) => (
        <>
          {items.map((note) => (
            <CandidateNote key={note.id} note={note} isOwn={note.authorId === mine} />
          ))}
          <NewNoteForm key={applicationId} applicationId={applicationId} />
        </>
      )}
    </QueryBoundary>
  );
}
