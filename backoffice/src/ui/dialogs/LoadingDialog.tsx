import { Dialog, DialogContent, DialogTitle, Skeleton } from '@mui/material';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useIsDelayed } from '../page/timing.hook.ts';

/**
 * Stands for a dialog whose script is on its way: anyone who asked for it sees that it comes, and their next keys are
 * meant for it, not for the screen behind. Nothing shows while the wait is not noticeable.
 */
export function LoadingDialog({ onClose }: { onClose: () => void }): ReactElement {
  const text = useMessages();
  const late = useIsDelayed();
  return (
    <Dialog
      open
      onClose={onClose}
      hideBackdrop={!late}
      transitionDuration={0}
      fullWidth
      maxWidth="sm"
      slotProps={{
        paper: {
          'aria-busy': true,
          sx: { visibility: late ? 'visible' : 'hidden' },
        },
      }}
    >
      <DialogTitle>{text('typing.coming')}</DialogTitle>
      <DialogContent>
        <Skeleton variant="text" width="92%" height={26} />
        <Skeleton variant="rounded" height={80} />
      </DialogContent>
    </Dialog>
  );
}
