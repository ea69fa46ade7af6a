import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useNotify } from 'ra-core';
import type { ReactElement } from 'react';
import { useText, useWord } from '../i18n/text.hook.ts';
import { ComparisonTable } from './comparison.table.tsx';
import { differences, type Difference, type Versions } from './conflict.compare.ts';
import { useNarrow } from './narrow.hook.ts';
import { useValueText } from './value.text.hook.ts';

interface ConflictDialogProps {
  /** What the person typed, and what is saved now; null while there is no conflict. */
  readonly conflict: Versions | null;
  /** The catalogue's prefix of the field names. */
  readonly words: string;
  readonly onKeepTyping: () => void;
  readonly onTakeTheirs: () => void;
  readonly onOverwrite: () => void;
}

/** Which side shows what is new: theirs stands before, mine after. */
const newerOf = { me: 'after', them: 'before', both: 'both' } as const;

/** What I wrote, as text for a place of my own. */
function useCopy(rows: readonly Difference[], words: string): () => void {
  const text = useText();
  const word = useWord();
  const say = useValueText();
  const notify = useNotify();
  return () => {
    const own = rows.filter(({ by }) => by !== 'them');
    const lines = own.map(({ field, mine }) => `${word(words, field)}\n${say(field, mine)}`);
    void navigator.clipboard.writeText(lines.join('\n\n')).then(
      () => notify(text('conflict.copied'), { type: 'success' }),
      () => notify(text('conflict.notCopied'), { type: 'warning' }),
    );
  };
}

/** After a stale save: shows who changed what, and lets the person decide without losing anything. */
export function ConflictDialog(props: ConflictDialogProps): ReactElement {
  const text = useText();
  const rows = props.conflict ? differences(props.conflict) : [];
  const narrow = useNarrow();
  const copy = useCopy(rows, props.words);
  const known = Boolean(props.conflict?.base);
  const compared = rows.map(({ field, mine, theirs, by }) => ({
    field,
    before: theirs,
    after: mine,
    remark: by ? text(`conflict.by.${by}`) : undefined,
    newer: newerOf[by ?? 'both'],
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
            words={props.words}
            heads={[text('conflict.theirs'), text('conflict.mine')]}
          />
        )}
        {known && rows.length > 0 && <p>{text('conflict.merge')}</p>}
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
          {text(known ? 'conflict.both' : 'conflict.overwrite')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
