import { TextField } from '@mui/material';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useText } from '../i18n/text.hook.ts';
import { keptTyping } from './kept.typing.hook.ts';
import { OneCode, SomeCodes } from './reason.codes.tsx';
import { TypingDialog } from './typing.dialog.tsx';

export interface ReasonGiven<Code extends string> {
  /** None only where no codes were offered. */
  readonly codes: readonly Code[];
  readonly note: string;
  /** Empty where none was asked for. */
  readonly subject: string;
}

interface NoteRules {
  readonly min: number;
  readonly max: number;
  readonly label?: string;
  readonly help?: string;
}

export interface ReasonDialogProps<Code extends string> {
  readonly title: string;
  /** The record's id, or those of all records: words are kept for the same dialog about the same ones. */
  readonly about: string;
  /** What will happen, in a sentence. */
  readonly help?: string;
  readonly codes?: readonly Code[];
  /** The catalogue's prefix of the codes. */
  readonly words?: string;
  /** How many codes may be given; one when absent. */
  readonly most?: number;
  /** A line above the note; none is asked for when absent. */
  readonly subject?: NoteRules;
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
  /** A single line. */
  readonly short?: boolean;
  readonly onType: (value: string) => void;
}

function NoteField({ rules, value, tried, short, onType }: NoteFieldProps): ReactElement {
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
      {...(!short && { multiline: true, minRows: 3 })}
      fullWidth
      required={min > 0}
      error={problem !== null}
      helperText={[wrong ?? help, count].filter(Boolean).join(' · ')}
      sx={{ mt: 2 }}
    />
  );
}

interface ReasonTyped {
  readonly chosen: readonly string[];
  readonly subject: string;
  readonly note: string;
}

const useReasonTyping = keptTyping<ReasonTyped>('reason');
const nothing = (): ReasonTyped => ({ chosen: [], subject: '', note: '' });

/** Asks why before a consequential move: codes, a note, or both, with the limits that the server enforces. */
export function ReasonDialog<Code extends string>(props: ReasonDialogProps<Code>): ReactElement {
  const { codes = [], words: prefix = '', most = 1, subject: subjectRules, note: rules } = props;
  const kept = useReasonTyping(`${props.about} ${props.title}`, nothing);
  const { subject, note } = kept.typed;
  const chosen = codes.filter((code) => kept.typed.chosen.includes(code));
  const set = (part: Partial<ReasonTyped>) => kept.write({ ...kept.typed, ...part });
  const [tried, setTried] = useState(false);
  const wrong = codes.length > 0 && (chosen.length === 0 || chosen.length > most);
  const submit = () => {
    setTried(true);
    const fits = !wrong && !noteProblem(note, rules) && !noteProblem(subject, subjectRules);
    if (fits) props.onConfirm({ codes: chosen, note: note.trim(), subject: subject.trim() });
    return fits;
  };
  const Codes = most > 1 ? SomeCodes : OneCode;
  return (
    <TypingDialog
      title={props.title}
      kept={kept}
      confirm={props.confirm}
      danger={props.danger}
      busy={props.busy}
      fieldless={codes.length === 0 && !props.children && !subjectRules && !rules}
      onClose={props.onClose}
      onSubmit={submit}
    >
      {props.help && <p>{props.help}</p>}
      {codes.length > 0 && (
        <Codes
          codes={codes}
          words={prefix}
          chosen={chosen}
          wrong={tried && wrong}
          onChoose={(next) => set({ chosen: next })}
        />
      )}
      {props.children}
      {subjectRules && (
        <NoteField rules={subjectRules} value={subject} tried={tried} short onType={(next) => set({ subject: next })} />
      )}
      {rules && <NoteField rules={rules} value={note} tried={tried} onType={(next) => set({ note: next })} />}
    </TypingDialog>
  );
}
