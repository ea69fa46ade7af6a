import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { dayAfter, daysBetween, internshipLimits } from '@prentice/contract';
import { useRef, useState, type ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';

interface ReopenDialogProps {
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onReopen: (deadline: string) => void;
}

const { deadlineDays } = internshipLimits;
const inDays = (days: number): string => dayAfter(new Date(), days);

/** Returns whether applications may end on this day, written as date fields do; a day that is not finished may not. */
function isPossible(deadline: string): boolean {
  const days = daysBetween(new Date(), deadline);
  return days >= deadlineDays.min && days <= deadlineDays.max;
}

/** Asks for the new deadline of a closed internship; one that is too near or too far is said beside the field. */
export function ReopenDialog({ busy, onClose, onReopen }: ReopenDialogProps): ReactElement {
  const text = useMessages();
  const [deadline, setDeadline] = useState(inDays(30));
  const field = useRef<HTMLInputElement>(null);
  const wrong = !isPossible(deadline);
  const reopen = () => (wrong ? field.current?.focus() : onReopen(deadline));
  return (
    <Dialog open onClose={onClose}>
      <DialogTitle>{text('internships.reopen')}</DialogTitle>
      <DialogContent>
        <TextField
          type="date"
          inputRef={field}
          error={wrong}
          label={text('posting.field.deadline')}
          value={deadline}
          onChange={(event) => setDeadline(event.target.value)}
          helperText={text(wrong ? 'internships.deadlineWrong' : 'internships.deadlineFromToday', deadlineDays)}
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: { min: inDays(deadlineDays.min), max: inDays(deadlineDays.max) },
          }}
          sx={{ mt: 1 }}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {text('action.cancel')}
        </Button>
        <Button variant="contained" disabled={busy} onClick={reopen}>
          {text('internships.reopen')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
