import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useEffect, useRef, useState, type FormEvent, type ReactElement, type ReactNode } from 'react';
import { useText } from '../i18n/text.hook.ts';
import { useKeptText } from './kept.text.hook.ts';
import { OneCode, SomeCodes } from './reason.codes.tsx';

export interface ReasonGiven<Code extends string> {
  /** None only where no codes were offered. */
  readonly codes: readonly Code[];
  readonly note: string;
}

interface NoteRules {
  readonly min: number;
  readonly max: number;
  readonly label?: string;
  readonly help?: string;
}

export interface ReasonDialogProps<Code extends string> {
  readonly title: string;
  /** What will happen, in a sentence. */
  readonly help?: string;
  readonly codes?: readonly Code[];
  /** The catalogue's prefix of the codes. */
  readonly words?: string;
  /** How many codes may be given; one when absent. */
  readonly most?: number;
  /** No note is asked for when absent. */
  readonly note?: NoteRules;
  readonly confirm: string;
  readonly danger?: boolean;
  readonly busy?: boolean;
  /** Further choices above the note. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
  readonly onConfirm: (given: ReasonGiven<Code>) => void;
}

/** What is wrong with a note of this length, or null. An optional note may be empty even where it has a minimum. */
export function noteProblem(note: string, rules: NoteRules | undefined): 'short' | 'long' | null {
  const { length } = note.trim();
  if (!rules) return null;
  if (length < rules.min) return 'short';
  return length > rules.max ? 'long' : null;
}

interface NoteFieldProps {
  readonly rules: NoteRules;
  readonly value: string;
  readonly tried: boolean;
  readonly onType: (value: string) => void;
}

function NoteField({ rules, value, tried, onType }: NoteFieldProps): ReactElement {
  const text = useText();
  const { min, max, label, help } = rules;
  const problem = tried ? noteProblem(value, rules) : null;
  const wrong = problem && text(problem === 'short' ? 'reason.tooShort' : 'reason.tooLong', { min, max });
  const count = text('reason.count', { count: value.trim().length, max });
  return (
    <TextField
      label={label ?? text('reason.note')}
      value={value}
      onChange={(event) => onType(event.target.value)}
      multiline
      minRows={3}
      fullWidth
      required={min > 0}
      error={problem !== null}
      helperText={[wrong ?? help, count].filter(Boolean).join(' · ')}
      sx={{ mt: 2 }}
    />
  );
}

/**
 * Asks why before a consequential move: codes, a note, or both, with the limits that the server enforces. Words of a
 * dialog that was closed without confirming are there again when it opens.
 */
export function ReasonDialog<Code extends string>(props: ReasonDialogProps<Code>): ReactElement {
  const text = useText();
  const { codes = [], words: prefix = '', most = 1, note: rules } = props;
  const [chosen, setChosen] = useState<readonly Code[]>([]);
  const { words: note, write, forget } = useKeptText(props.title);
  const sent = useRef(false);
  useEffect(() => () => void (sent.current && forget()), [forget]);
  const [tried, setTried] = useState(false);
  const wrong = codes.length > 0 && (chosen.length === 0 || chosen.length > most);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    sent.current = !wrong && !noteProblem(note, rules);
    if (sent.current) props.onConfirm({ codes: chosen, note: note.trim() });
  };
  const close = () => {
    sent.current = false;
    props.onClose();
  };
  const Codes = most > 1 ? SomeCodes : OneCode;
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm">
      <form onSubmit={submit} noValidate>
        <DialogTitle>{props.title}</DialogTitle>
        <DialogContent>
          {props.help && <p>{props.help}</p>}
          {codes.length > 0 && (
            <Codes codes={codes} words={prefix} chosen={chosen} wrong={tried && wrong} onChoose={setChosen} />
          )}
          {props.children}
          {rules && <NoteField rules={rules} value={note} tried={tried} onType={write} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={close} color="inherit">
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
