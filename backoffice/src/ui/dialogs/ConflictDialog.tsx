import { Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material';
import { differencesBetween, ownFields, type Difference, type Versions } from '@prentice/drafts';
import { useLocale, useNotify } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { ComparisonTable } from '../differences/ComparisonTable.tsx';
import { useIsNarrowScreen } from '../page/narrow-screen.hook.ts';
import { exactTime } from '../formats/time-format.ts';
import { useValueText } from '../formats/value-format.hook.ts';

interface ConflictDialogProps {
  /** What the person typed, and what is saved now; null while there is no conflict. */
  readonly conflict: Versions | null;
  /** The catalogue's prefix of the field names. */
  readonly labelPrefix: string;
  readonly onKeepTyping: () => void;
  readonly onTakeTheirs: () => void;
  /** Saves the record as it is now with my version of these fields. */
  readonly onOverwrite: (localFields: ReadonlySet<string>) => void;
}

/** Which side shows what is new: theirs is shown before, mine after. */
const newerSide = { me: 'after', them: 'before', both: 'both' } as const;

/** Returns what I wrote, as text for a place of my own. */
function useCopy(rows: readonly Difference[], labelPrefix: string): () => void {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const valueText = useValueText();
  const notify = useNotify();
  return () => {
    const localDifferences = rows.filter(({ by }) => by !== 'them');
    const lines = localDifferences.map(
      ({ field, mine }) => `${valueLabel(labelPrefix, field)}\n${valueText(field, mine)}`,
    );
    void navigator.clipboard.writeText(lines.join('\n\n')).then(
      () => notify(text('conflict.copied'), { type: 'success' }),
      () => notify(text('conflict.notCopied'), { type: 'warning' }),
    );
  };
}

/** Says who saved the other version and when, as far as the record tells. */
function useSavedBy({ theirs }: Versions): string {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  const { updatedByName: name, updatedAt: changedAt } = theirs;
  if (typeof changedAt !== 'string') return '';
  const time = exactTime(Date.parse(changedAt), locale);
  return typeof name === 'string' ? text('conflict.savedBy', { name, time }) : text('conflict.savedAt', { time });
}

interface ChoiceProps {
  readonly row: Difference;
  /** The field's name. */
  readonly name: string;
  readonly isMine: boolean;
  readonly onChoose: (isMine: boolean) => void;
}

/** Shows who changed a field, and whose version of it is saved. */
function FieldChoice({ row, name, isMine, onChoose }: ChoiceProps): ReactElement {
  const text = useMessages();
  return (
    <>
      {row.by && <span>{text(`conflict.by.${row.by}`)}</span>}
      <TextField
        select
        size="small"
        value={isMine ? 'mine' : 'theirs'}
        onChange={(event) => onChoose(event.target.value === 'mine')}
        slotProps={{ htmlInput: { 'aria-label': text('conflict.choose', { field: name }) } }}
        sx={{ display: 'flex', mt: 0.5 }}
      >
        <MenuItem value="mine">{text('conflict.chooseMine')}</MenuItem>
        <MenuItem value="theirs">{text('conflict.chooseTheirs')}</MenuItem>
      </TextField>
    </>
  );
}

/** Asks after a stale save: shows who changed what, and lets the person decide field by field without losing anything. */
export function ConflictDialog({ conflict, ...props }: ConflictDialogProps): ReactElement | null {
  return conflict && <OpenConflict key={JSON.stringify(conflict)} conflict={conflict} {...props} />;
}

function OpenConflict({ conflict, ...props }: ConflictDialogProps & { readonly conflict: Versions }): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const rows = differencesBetween(conflict);
  const narrow = useIsNarrowScreen();
  const copy = useCopy(rows, props.labelPrefix);
  const savedBy = useSavedBy(conflict);
  const [localFields, setLocalFields] = useState(() => ownFields(conflict));
  const choose = (field: string, isMine: boolean) =>
    setLocalFields(new Set(isMine ? [...localFields, field] : [...localFields].filter((text) => text !== field)));
  const isAllMine = rows.every(({ field }) => localFields.has(field));
  const compared = rows.map((row) => ({
    field: row.field,
    before: row.theirs,
    after: row.mine,
    remark: (
      <FieldChoice
        row={row}
        name={valueLabel(props.labelPrefix, row.field)}
        isMine={localFields.has(row.field)}
        onChoose={(isMine) => choose(row.field, isMine)}
      />
    ),
    newer: newerSide[row.by ?? 'both'],
  }));
  return (
    <Dialog open onClose={props.onKeepTyping} fullWidth fullScreen={narrow} maxWidth="md">
      <DialogTitle>{text('conflict.title')}</DialogTitle>
      <DialogContent tabIndex={0}>
        {savedBy && <p>{savedBy}</p>}
        <p>{text(rows.length > 0 ? 'conflict.help' : 'conflict.none')}</p>
        {rows.length > 0 && (
          <ComparisonTable
            label={text('conflict.title')}
            rows={compared}
            labelPrefix={props.labelPrefix}
            heads={[text('conflict.theirs'), text('conflict.mine')]}
          />
        )}
        {rows.length > 0 && <p>{text('conflict.merge')}</p>}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button color="inherit" onClick={props.onKeepTyping}>
          {text('conflict.keep')}
        </Button>
        {rows.length > 0 && (
          <Button color="inherit" onClick={copy}>
            {text('conflict.copy')}
          </Button>
        )}
        <Button color="inherit" variant="outlined" onClick={props.onTakeTheirs}>
          {text('conflict.take')}
        </Button>
        <Button variant="contained" onClick={() => props.onOverwrite(localFields)}>
          {text(isAllMine && !conflict.base ? 'conflict.overwrite' : 'conflict.both')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
