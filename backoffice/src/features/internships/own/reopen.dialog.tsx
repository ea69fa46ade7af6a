import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { DAY_MS, internshipLimits } from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { useText } from '../../../i18n/text.hook.ts';

interface ReopenDialogProps {
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onReopen: (deadline: string) => void;
}

const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const { min, max } = internshipLimits.deadlineDays;

/** Asks for the new deadline of a closed internship. */
export function ReopenDialog({ busy, onClose, onReopen }: ReopenDialogProps): ReactElement {
  const text = useText();
  const [deadline, setDeadline] = useState(inDays(30));
  return (
    <Dialog open onClose={onClose}>
      <DialogTitle>{text('internships.reopen')}</DialogTitle>
      <DialogContent>
        <TextField
          type="date"
          label={text('posting.field.deadline')}
          value={deadline}
          onChange={(event) => setDeadline(event.target.value)}
          helperText={text('internships.deadlineHelp', { min, max })}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: inDays(min + 1), max: inDays(max) } }}
          sx={{ mt: 1 }}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {text('action.cancel')}
        </Button>
        <Button variant="contained" disabled={busy || deadline === ''} onClick={() => onReopen(deadline)}>
          {text('internships.reopen')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
