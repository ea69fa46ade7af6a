import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ComponentProps, type FormEvent, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { useMe } from '../../../providers/me-store.ts';
import { client } from '../../../providers/session.ts';
import { QueryBoundary } from '../../../ui/page/QueryBoundary.tsx';
import { createDraftHook } from '../../../ui/dialogs/stored-draft.hook.ts';
import { useApiMutation } from '../../../ui/mutations/api-mutation.hook.ts';
import { CandidateNote, noteAnchor } from './CandidateNote.tsx';
import { useMembers } from './colleague-names.hook.ts';
import { NoteField } from './NoteField.tsx';
import { toStoredNote, withMentionLabels, type Mentionable } from './note-mentions.ts';

const useNoteDraft = createDraftHook<string>('candidate-note');

interface NoteListProps {
  readonly items: readonly ComponentProps<typeof CandidateNote>['note'][];
  readonly mine: string | null;
  readonly applicationId: string;
}

interface NewNoteFormProps {
  readonly applicationId: string;
  readonly members: readonly Mentionable[];
}

function NewNoteForm({ applicationId, members }: NewNoteFormProps): ReactElement {
  const text = useMessages();
  const { value: note, update: setNote } = useNoteDraft(applicationId, () => '');
  const write = useApiMutation(
    (noteText: string) =>
      client.applicationNotes
        .create({ body: { applicationId, text: toStoredNote(noteText.trim(), members) } })
        .then(() => noteText),
    /* What was written on meanwhile stays. */
    { onDone: (sent) => setNote(note.startsWith(sent) ? note.slice(sent.length).trimStart() : note) },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (note.trim()) write.mutate(note);
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1, justifyItems: 'start', mt: 1 }}>
      <NoteField
        label={text('candidates.writeNote')}
        value={note}
        onChange={setNote}
        people={members}
        helperText={text('candidates.noteHelp')}
      />
      <Button type="submit" variant="outlined" disabled={write.isPending || !note.trim()}>
        {text('candidates.addNote')}
      </Button>
    </Box>
  );
}

/** Colleagues, who can be mentioned; nobody until they are there. */
function useColleagues(currentUserId: string | null): readonly Mentionable[] {
  return withMentionLabels(useMembers().filter(({ userId }) => userId !== currentUserId));
}

/** Brings the note that the address names into view, as soon as it is there. */
function useNoteInView(ids: readonly string[]): void {
  const { hash } = useLocation();
  const anchor = ids.map(noteAnchor).find((each) => `#${each}` === hash);
  useEffect(() => {
    const note = anchor ? document.getElementById(anchor) : null;
    note?.scrollIntoView({ block: 'center' });
    note?.focus({ preventScroll: true });
  }, [anchor]);
}

function NoteList({ items, mine, applicationId }: NoteListProps): ReactElement {
  const members = useColleagues(mine);
  useNoteInView(items.map(({ id }) => id));
  return (
    <>
      {items.map((note) => (
        <CandidateNote key={note.id} note={note} members={members} isOwn={note.authorId === mine} />
      ))}
      <NewNoteForm key={applicationId} applicationId={applicationId} members={members} />
    </>
  );
}

/** Shows notes of the team, oldest first. */
export function CandidateNotes({ applicationId }: { applicationId: string }): ReactElement {
  const currentUserId = useMe().actor.id;
  const query = useQuery({
    queryKey: ['application-notes', applicationId],
    queryFn: ({ signal }) => client.applicationNotes.list({ list: { filter: { applicationId } } }, { signal }),
  });
  return (
    <QueryBoundary query={query}>
      {({ items }) => <NoteList items={items} mine={currentUserId} applicationId={applicationId} />}
    </QueryBoundary>
  );
}
