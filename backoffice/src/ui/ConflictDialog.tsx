import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useNotify } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../i18n/messages.hook.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import { differencesBetween, type Difference, type Versions } from '@prentice/drafts';
import { useIsNarrowScreen } from './narrow-screen.hook.ts';
import { useValueText } from './value-format.hook.ts';

interface ConflictDialogProps {
  /** What the person typed, and what is saved now; null while there is no conflict. */
  readonly conflict: Versions | null;
  /** The catalogue's prefix of the field names. */
  readonly labelPrefix: string;
  readonly onKeepTyping: () => void;
  readonly onTakeTheirs: () => void;
  readonly onOverwrite: () => void;
}

/** Which side shows what is new: theirs stands before, mine after. */
const newerSide = { me: 'after', them: 'before', both: 'both' } as const;

/** What I wrote, as text for a place of my own. */
function useCopy(rows: readonly Difference[], labelPrefix: string): () => void {
  const text = useMessages();
  const word = useValueLabel();
  const say = useValueText();
  const notify = useNotify();
  return () => {
    const own = rows.filter(({ by }) => by !== 'them');
    const lines = own.map(({ field, mine }) => `${word(labelPrefix, field)}\n${say(field, mine)}`);
    void navigator.clipboard.writeText(lines.join('\n\n')).then(
      () => notify(text('conflict.copied'), { type: 'success' }),
      () => notify(text('conflict.notCopied'), { type: 'warning' }),
    );
  };
}

/** After a stale save: shows who changed what, and lets the person decide without losing anything. */
export function ConflictDialog(props: ConflictDialogProps): ReactElement {
  const text = useMessages();
  const rows = props.conflict ? differencesBetween(props.conflict) : [];
  const narrow = useIsNarrowScreen();
  const copy = useCopy(rows, props.labelPrefix);
  const isBaseKnown = Boolean(props.conflict?.base);
  const compared = rows.map(({ field, mine, theirs, by }) => ({
    field,
    before: theirs,
    after: mine,
    remark: by ? text(`conflict.by.${by}`) : undefined,
    newer: newerSide[by ?? 'both'],
  }));
  return (
    <Dialog open={props.conflict !== null} onClose={props.onKeepTyping} fullWidth fullScreen={narrow} maxWidth="md">
      <DialogTitle>{text('conflict.title')}</DialogTitle>
      <DialogContent tabIndex={0}>
        <p>{text(rows.length > 0 ? 'conflict.help' : 'conflict.none')}</p>
        {rows.length > 0 && (
          <ComparisonTable
            label={text('conflict.title')}
            rows={compared}
            labelPrefix={props.labelPrefix}
            heads={[text('conflict.theirs'), text('conflict.mine')]}
          />
        )}
        {isBaseKnown && rows.length > 0 && <p>{text('conflict.merge')}</p>}
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
        <Button variant="contained" onClick={props.onOverwrite}>
          {text(isBaseKnown ? 'conflict.both' : 'conflict.overwrite')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
