import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import type { ReactElement } from 'react';
import { useText, useWord } from '../i18n/text.hook.ts';
import { differences } from './conflict.compare.ts';

interface ConflictDialogProps {
  /** What the person typed, and what is saved now; null while there is no conflict. */
  readonly conflict: { readonly mine: object; readonly theirs: object } | null;
  /** The catalogue's prefix of the field names. */
  readonly words: string;
  readonly onKeepTyping: () => void;
  readonly onTakeTheirs: () => void;
  readonly onOverwrite: () => void;
}

/** After a stale save: shows both versions side by side, and lets the person decide without losing anything. */
export function ConflictDialog(props: ConflictDialogProps): ReactElement {
  const text = useText();
  const word = useWord();
  const rows = props.conflict ? differences(props.conflict.mine, props.conflict.theirs) : [];
  return (
    <Dialog open={props.conflict !== null} onClose={props.onKeepTyping} fullWidth maxWidth="md">
      <DialogTitle>{text('conflict.title')}</DialogTitle>
      <DialogContent>
        <p>{text(rows.length > 0 ? 'conflict.help' : 'conflict.none')}</p>
        {rows.length > 0 && (
          <Box sx={{ overflowX: 'auto' }}>
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>{text('conflict.field')}</TableCell>
                  <TableCell>{text('conflict.mine')}</TableCell>
                  <TableCell>{text('conflict.theirs')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {rows.map(({ field, mine, theirs }) => (
                  <TableRow key={field} sx={{ verticalAlign: 'top', '& td': { whiteSpace: 'pre-wrap' } }}>
                    <TableCell component="th" scope="row">
                      {word(props.words, field)}
                    </TableCell>
                    <TableCell>{mine}</TableCell>
                    <TableCell>{theirs}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button color="inherit" onClick={props.onKeepTyping}>
          {text('conflict.keep')}
        </Button>
        <Button color="inherit" variant="outlined" onClick={props.onTakeTheirs}>
          {text('conflict.take')}
        </Button>
        <Button variant="contained" onClick={props.onOverwrite}>
          {text('conflict.overwrite')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
