import { TextField, Typography } from '@mui/material';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { createDraftHook } from './stored-draft.hook.ts';
import { ReasonField } from './ReasonField.tsx';
import { DraftDialog } from './DraftDialog.tsx';

export interface ReasonInput<Code extends string> {
  /** None only where no codes were offered. */
  readonly codes: readonly Code[];
  readonly note: string;
  /** Empty where none was asked for. */
  readonly subject: string;
  /** Empty where none was asked for. */
  readonly answer: string;
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
  readonly labelPrefix?: string;
  /** How many codes may be given; one when absent. */
  readonly maxCodes?: number;
  /** All codes show at once, each with a key: for what is done many times a day. */
  readonly showsAllCodes?: boolean;
  /** The codes of all dialogs of the kind: a code has the same key in each. Those of this dialog when absent. */
  readonly keyedCodes?: readonly Code[];
  /** A line above the note; none is asked for when absent. */
  readonly subject?: NoteRules;
  /** No note is asked for when absent. */
  readonly note?: NoteRules;
  /** What somebody is answered, below the note that they do not see; not asked for when absent. */
  readonly answer?: NoteRules;
  readonly confirm: string;
  /** What closing it is called, where “Cancel” could be taken for what is confirmed. */
  readonly dismiss?: string;
  readonly danger?: boolean;
  readonly busy?: boolean;
  /** Further choices above the note. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
  readonly onConfirm: (reason: ReasonInput<Code>) => void;
}

/** Returns what is wrong with the length of a note, or null. An optional note has a minimum of 0. */
export function noteProblem(note: string, rules: NoteRules | undefined): 'short' | 'long' | null {
  const { length } = note.trim();
  if (!rules) return null;
  if (length < rules.min) return 'short';
  return length > rules.max ? 'long' : null;
}

interface NoteFieldProps {
  readonly rules: NoteRules;
  readonly value: string;
  readonly showError: boolean;
  /** A single line. */
  readonly singleLine?: boolean;
  readonly onChange: (value: string) => void;
}

function NoteField({ rules, value, showError, singleLine, onChange }: NoteFieldProps): ReactElement {
  const text = useMessages();
  const { min, max, label, help } = rules;
  const problem = showError ? noteProblem(value, rules) : null;
  const wrong = problem && text(problem === 'short' ? 'reason.tooShort' : 'reason.tooLong', { min, max });
  const count = value.trim().length;
  const needed = text(count === 0 ? 'reason.atLeast' : 'reason.countToMin', { count, min });
  const isShort = min > 1 && count < min;
  const used = isShort && !wrong ? needed : text('reason.count', { count, max });
  return (
    <TextField
      label={label ?? text('reason.note')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      {...(!singleLine && { multiline: true, minRows: 3 })}
      fullWidth
      required={min > 0}
      error={problem !== null}
      helperText={[wrong ?? help, used].filter(Boolean).join(' · ')}
      sx={{ mt: 2 }}
    />
  );
}

interface ReasonDraft {
  readonly chosen: readonly string[];
  readonly subject: string;
  readonly note: string;
  readonly answer: string;
}

/* One reason alone is chosen with one key, and soon again. */
const useReasonDraft = createDraftHook<ReasonDraft>(
  'reason',
  ({ chosen, subject, note, answer }) => chosen.length > 1 || `${subject}${note}${answer}`.trim() !== '',
);
const emptyReason = (): ReasonDraft => ({ chosen: [], subject: '', note: '', answer: '' });

/** Moves the focus to the first field in error; radio buttons are in error as a group. */
function focusFirstError(): void {
  const field = document.querySelector<HTMLElement>('[role="dialog"] [aria-invalid="true"]');
  const isGroup = field?.getAttribute('role') === 'radiogroup';
  (isGroup ? field?.querySelector('input') : field)?.focus();
}

/** What is written, in the order in which it is asked for. */
const writtenParts = ['subject', 'note', 'answer'] as const;

/** Asks why before a decision of consequence: codes, a note, or both, with the limits that the server enforces. */
export function ReasonDialog<Code extends string>(props: ReasonDialogProps<Code>): ReactElement {
  const { codes = [], labelPrefix: prefix = '', maxCodes = 1 } = props;
  const draft = useReasonDraft(`${props.about} ${props.title}`, emptyReason);
  const { subject, note, answer } = draft.value;
  const chosen = codes.filter((code) => draft.value.chosen.includes(code));
  const set = (part: Partial<ReasonDraft>) => draft.update({ ...draft.value, ...part });
  const [failedCount, setFailedCount] = useState(0);
  const shouldShowError = failedCount > 0;
  useEffect(() => {
    /* Letters are keys of reasons: whoever goes on typing means the field that is wrong. */
    if (failedCount > 0) focusFirstError();
  }, [failedCount]);
  const wrong = codes.length > 0 && (chosen.length === 0 || chosen.length > maxCodes);
  const fields = writtenParts.flatMap((part) => (props[part] ? [{ part, rules: props[part] }] : []));
  const submit = () => {
    const fits = !wrong && fields.every(({ part, rules }) => noteProblem(draft.value[part], rules) === null);
    if (!fits) setFailedCount((count) => count + 1);
    else props.onConfirm({ codes: chosen, note: note.trim(), subject: subject.trim(), answer: answer.trim() });
    return fits;
  };
  return (
    <DraftDialog
      title={props.title}
      draft={draft}
      confirm={props.confirm}
      dismiss={props.dismiss}
      danger={props.danger}
      busy={props.busy}
      fieldless={codes.length === 0 && !props.children && fields.length === 0}
      onClose={props.onClose}
      onSubmit={submit}
    >
      {props.help && <Typography sx={{ mb: 2 }}>{props.help}</Typography>}
      {codes.length > 0 && (
        <ReasonField
          maxCodes={maxCodes}
          showsAllCodes={props.showsAllCodes}
          keyedCodes={props.keyedCodes ?? codes}
          codes={codes}
          labelPrefix={prefix}
          chosen={chosen}
          invalid={shouldShowError && wrong}
          onChoose={(next) => set({ chosen: next })}
        />
      )}
      {props.children}
      {fields.map(({ part, rules }) => (
        <NoteField
          key={part}
          rules={rules}
          value={draft.value[part]}
          showError={shouldShowError}
          singleLine={part === 'subject'}
          onChange={(next) => set({ [part]: next })}
        />
      ))}
    </DraftDialog>
  );
}
