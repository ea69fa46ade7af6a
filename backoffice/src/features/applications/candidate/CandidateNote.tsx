import { Box, Button } from '@mui/material';
import { splitNote, type noteView, type ViewOf } from '@prentice/contract';
import { useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { client } from '../../../providers/session.ts';
import { RelativeTime } from '../../../ui/formats/RelativeTime.tsx';
import { useApiMutation } from '../../../ui/mutations/api-mutation.hook.ts';
import { ReasonDialog } from '../../../ui/dialogs/ReasonDialog.tsx';
import { NoteField } from './NoteField.tsx';
import { toStoredNote, toEditableNote, insertMention, type Mentionable } from './note-mentions.ts';

type Note = ViewOf<typeof noteView>;

interface NoteEditorProps {
  readonly note: Note;
  readonly members: readonly Mentionable[];
  readonly onClose: () => void;
}

/** Shows a note as people read it: members whom it mentions by their names. */
function NoteText({ note }: { note: Note }): ReactElement {
  const text = useMessages();
  const names = new Map(note.mentions.map(({ id, name }) => [id, name]));
  return (
    <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {splitNote(note.text).map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : (
          <strong key={index}>@{names.get(part.mentioned) ?? text('candidates.formerMember')}</strong>
        ),
      )}
    </Box>
  );
}

/**
 * Shows the words of one's own note, to change. What a colleague's tab has changed meanwhile is told, and nothing is lost.
 */
function NoteEditor({ note, members, onClose }: NoteEditorProps): ReactElement {
  const text = useMessages();
  /* As they were when it was opened: the labels stand in the text. */
  const [people] = useState(() => insertMention(members, note.mentions, text('candidates.formerMember')));
  const [noteText, setNoteText] = useState(() => toEditableNote(note.text, people));
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { id, version } = note;
  const save = useApiMutation(
    (sent: string) =>
      client.applicationNotes
        .update({ params: { id }, version, body: { text: toStoredNote(sent.trim(), people) } })
        .then(() => sent),
    /* What was written on meanwhile stays to be saved. */
    { successMessage: 'saved.done', onDone: (sent) => sent === noteText && onClose() },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (noteText.trim()) save.mutate(noteText);
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1, mt: 1 }}>
      <NoteField
        inputRef={field}
        label={text('candidates.noteText')}
        value={noteText}
        onChange={setNoteText}
        people={people}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="outlined" disabled={save.isPending || !noteText.trim()}>
          {text('action.save')}
        </Button>
        <Button color="inherit" onClick={onClose}>
          {text('action.cancel')}
        </Button>
      </Box>
    </Box>
  );
}

/** Asks before a note is gone. */
function RemoveNoteDialog({ id, onClose }: { id: string; onClose: () => void }): ReactElement {
  const text = useMessages();
  const remove = useApiMutation(() => client.applicationNotes.remove({ params: { id } }), { onDone: onClose });
  return (
    <ReasonDialog
      about={id}
      title={text('candidates.noteRemoveTitle')}
      help={text('candidates.noteRemoveHelp')}
      confirm={text('candidates.noteRemove')}
      danger
      busy={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate(undefined)}
    />
  );
}

interface CandidateNoteProps {
  readonly note: Note;
  readonly members: readonly Mentionable[];
  readonly isOwn: boolean;
}

/** Returns the part of the page's address that leads to a note. */
export const noteAnchor = (id: string): string => `note-${id}`;

/** Shows a note of the team; its author can change and remove it. */
export function CandidateNote({ note, members, isOwn }: CandidateNoteProps): ReactElement {
  const text = useMessages();
  const [doing, setDoing] = useState<'rewrite' | 'remove' | null>(null);
  const done = () => setDoing(null);
  return (
    <Box id={noteAnchor(note.id)} tabIndex={-1} sx={{ borderBottom: '1px solid', borderColor: 'divider', py: 1 }}>
      <Box sx={headStyle}>
        <strong>{note.authorName || text('candidates.formerMember')}</strong>
        <RelativeTime instant={note.createdAt} />
        {note.version > 1 && <span>{text('candidates.noteChanged')}</span>}
        <Box sx={{ flex: 1 }} />
        {isOwn && doing !== 'rewrite' && (
          <>
            <Button size="small" sx={smallStyle} onClick={() => setDoing('rewrite')}>
              {text('action.edit')}
            </Button>
            <Button size="small" sx={smallStyle} onClick={() => setDoing('remove')}>
              {text('action.remove')}
            </Button>
          </>
        )}
      </Box>
      {doing === 'rewrite' ? <NoteEditor note={note} members={members} onClose={done} /> : <NoteText note={note} />}
      {doing === 'remove' && <RemoveNoteDialog id={note.id} onClose={done} />}
    </Box>
  );
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  color: 'text.secondary',
  fontSize: '0.9375rem',
} as const;
const smallStyle = { py: 0, minHeight: 24 } as const;
