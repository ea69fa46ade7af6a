import { Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useText, useWord } from '../i18n/text.hook.ts';

export interface ReasonGiven {
  readonly code: string;
  readonly note: string;
}

export interface ReasonDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What will happen, in a sentence. */
  readonly help?: string;
  /** Reason codes; none when only a note is asked for. */
  readonly codes: readonly string[];
  /** The catalogue's prefix of the codes. */
  readonly words: string;
  readonly note: { readonly min: number; readonly max: number; readonly label?: string; readonly help?: string };
  readonly confirm: string;
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (given: ReasonGiven) => void;
}

function problemsOf(props: ReasonDialogProps, given: ReasonGiven): { code: boolean; note: 'short' | 'long' | null } {
  const length = given.note.trim().length;
  const note = length < props.note.min ? 'short' : length > props.note.max ? 'long' : null;
  return { code: props.codes.length > 0 && given.code === '', note };
}

function NoteField(
  props: ReasonDialogProps & { value: string; wrong: 'short' | 'long' | null; onType: (v: string) => void },
) {
  const text = useText();
  const { min, max, label, help } = props.note;
  const count = text('reason.count', { count: props.value.trim().length, max });
  const wrong = props.wrong && text(props.wrong === 'short' ? 'reason.tooShort' : 'reason.tooLong', { min, max });
  return (
    <TextField
      label={label ?? text('reason.note')}
      value={props.value}
      onChange={(event) => props.onType(event.target.value)}
      multiline
      minRows={3}
      fullWidth
      required={min > 0}
      error={wrong !== null}
      helperText={[wrong ?? help, count].filter(Boolean).join(' · ')}
      sx={{ mt: 2 }}
    />
  );
}

/** Asks why before a consequential move: a code, a note, or both, with the limits that the server enforces. */
export function ReasonDialog(props: ReasonDialogProps): ReactElement {
  const text = useText();
  const word = useWord();
  const [given, setGiven] = useState<ReasonGiven>({ code: '', note: '' });
  const [tried, setTried] = useState(false);
  const wrong = problemsOf(props, given);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!wrong.code && !wrong.note) props.onConfirm({ code: given.code, note: given.note.trim() });
  };
  return (
    <Dialog open={props.open} onClose={props.onClose} fullWidth maxWidth="sm">
      <form onSubmit={submit} noValidate>
        <DialogTitle>{props.title}</DialogTitle>
        <DialogContent>
          {props.help && <p>{props.help}</p>}
          {props.codes.length > 0 && (
            <TextField
              select
              required
              fullWidth
              label={text('reason.label')}
              value={given.code}
              onChange={(event) => setGiven({ ...given, code: event.target.value })}
              error={tried && wrong.code}
              helperText={tried && wrong.code ? text('reason.choose') : undefined}
              sx={{ mt: 1 }}
            >
              {props.codes.map((code) => (
                <MenuItem key={code} value={code}>
                  {word(props.words, code)}
                </MenuItem>
              ))}
            </TextField>
          )}
          <NoteField
            {...props}
            value={given.note}
            wrong={tried ? wrong.note : null}
            onType={(note) => setGiven({ ...given, note })}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={props.onClose} color="inherit">
            {text('action.cancel')}
          </Button>
          <Button type="submit" variant="contained" color={props.danger ? 'error' : 'primary'} disabled={props.busy}>
            {props.confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
