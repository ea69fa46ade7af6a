import { Box, Button, TextField } from '@mui/material';
import { applicationLimits } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent, ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { useMe } from '../../providers/me.hook.ts';
import { client } from '../../providers/session.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Moment } from '../../ui/moment.tsx';
import { useKeptText } from '../../ui/kept.text.hook.ts';
import { useMove } from '../../ui/move.hook.ts';

function WriteNote({ applicationId }: { applicationId: string }): ReactElement {
  const text = useText();
  const { words: note, write: setNote, forget } = useKeptText(`note ${applicationId}`);
  const write = useMove(() => client.applicationNotes.create({ body: { applicationId, text: note.trim() } }), {
    onDone: () => {
      setNote('');
      forget();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (note.trim()) write.mutate(undefined);
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
  const text = useText();
  const mine = useMe().actor.id;
  const asked = useQuery({
    queryKey: ['application-notes', applicationId],
    queryFn: ({ signal }) => client.applicationNotes.list({ list: { filter: { applicationId } } }, { signal }),
  });
  const remove = useMove((id: string) => client.applicationNotes.remove({ params: { id } }));
  return (
    <Loaded asked={asked}>
      {({ items }) => (
        <>
          {items.map((note) => (
            <Box key={note.id} sx={{ borderBottom: '1px solid', borderColor: 'divider', py: 1 }}>
              <Box sx={{ display: 'flex', gap: 1, color: 'text.secondary', fontSize: '0.9375rem' }}>
                <strong>{note.authorName}</strong>
                <Moment at={note.createdAt} />
                <Box sx={{ flex: 1 }} />
                {note.authorId === mine && (
                  <Button size="small" sx={{ py: 0, minHeight: 24 }} onClick={() => remove.mutate(note.id)}>
                    {text('action.remove')}
                  </Button>
                )}
              </Box>
              <Box sx={{ whiteSpace: 'pre-line' }}>{note.text}</Box>
            </Box>
          ))}
          <WriteNote key={applicationId} applicationId={applicationId} />
        </>
      )}
    </Loaded>
  );
}
