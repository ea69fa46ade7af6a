import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useEffect, useRef, type FormEvent, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import type { StoredDraft } from './stored-draft.hook.ts';
import { ResumedNotice } from '../page/Notice.tsx';
import { actionsStyle, focusFirstField, formStyle, paperStyle } from './dialog-form.ts';
import { restoreIfUndone } from '../mutations/undoable-action.hook.tsx';
import { useQueryClient, type Mutation } from '@tanstack/react-query';

/** What a press began: whether it could, and whether the call that it made, if any, worked in the end. */
interface StartedMutation {
  readonly isValid: boolean;
  readonly succeeded: Promise<boolean> | undefined;
}

/** Begins something, and tells how the call ends that it makes, even when the component is gone by then. */
function useMutationResult(): (begin: () => boolean) => StartedMutation {
  const calls = useQueryClient().getMutationCache();
  const ended = (call: Mutation) =>
    new Promise<boolean>((resolve) => {
      const stop = calls.subscribe(({ mutation }) => {
        const status = mutation === call ? call.state.status : 'pending';
        if (status !== 'success' && status !== 'error') return;
        stop();
        resolve(status === 'success');
      });
    });
  return (begin) => {
    const before = new Set(calls.getAll());
    const fits = begin();
    const call = calls.getAll().find((entry) => !before.has(entry));
    return { isValid: fits, succeeded: call && ended(call) };
  };
}

/** Sends a form from within a field of several lines, where Enter begins a new one. */
function submitByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  /* A list of choices would open over what the form says. */
  event.stopPropagation();
  event.currentTarget.requestSubmit();
}

interface DraftDialogProps {
  readonly title: string;
  /** What is written in it, which outlives a dialog that is closed. */
  readonly draft: Pick<StoredDraft<unknown>, 'resumed' | 'restart' | 'discard' | 'keep'>;
  readonly confirm: string;
  /** What closing it without confirming is called; “Cancel” when absent. */
  readonly dismiss?: string | undefined;
  readonly danger?: boolean | undefined;
  readonly busy?: boolean | undefined;
  /** Sets its fields below each other, with room between them. */
  readonly spaced?: boolean;
  /** Nothing in it takes the focus, so that it does itself: it may have to be scrolled. */
  readonly fieldless?: boolean;
  readonly onClose: () => void;
  /** Sends what is written. Says whether it could be sent as it is. */
  readonly onSubmit: () => boolean;
  readonly children: ReactNode;
}

/**
 * Shows a dialog in which somebody writes. Closing it without confirming, in whichever way, loses nothing: the words are
 * there when it opens the next time for the same record, and it says so.
 */
export function DraftDialog(props: DraftDialogProps): ReactElement {
  const { title, draft, confirm, dismiss, danger, busy, spaced, fieldless, onClose, onSubmit, children } = props;
  const text = useMessages();
  const { discard } = draft;
  const sent = useRef(false);
  const latest = useRef({ typedOn: false });
  const watch = useMutationResult();
  useEffect(() => () => void (sent.current && discard()), [discard]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    /* What is sent is the dialog, not a form that it belongs to. */
    event.stopPropagation();
    const words = { typedOn: false };
    latest.current = words;
    /* Closed or left before the answer, it is not known yet whether the words are needed again. */
    const { isValid, succeeded } = watch(() => restoreIfUndone(onSubmit, draft.keep));
    sent.current = isValid && !succeeded;
    void succeeded?.then((worked) => worked && !words.typedOn && discard());
  };
  const typedOn = () => {
    sent.current = false;
    latest.current.typedOn = true;
  };
  const close = () => {
    sent.current = false;
    onClose();
  };
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" slotProps={{ paper: { sx: paperStyle } }}>
      <Box
        component="form"
        ref={focusFirstField}
        onSubmit={submit}
        onChange={typedOn}
        onKeyDownCapture={submitByKey}
        noValidate
        sx={formStyle}
      >
        <DialogTitle>{title}</DialogTitle>
        <DialogContent {...(fieldless && { tabIndex: 0 })} {...(spaced && { sx: spacedStyle })}>
          {draft.resumed && (
            <Box sx={{ mb: spaced ? 0 : 2 }}>
              <ResumedNotice title={text('typing.resumed')} action={text('typing.restart')} onRestart={draft.restart} />
            </Box>
          )}
          {children}
        </DialogContent>
        <DialogActions sx={actionsStyle}>
          <Button onClick={close} color="inherit">
            {dismiss ?? text('action.cancel')}
          </Button>
          <Button type="submit" variant="contained" color={danger ? 'error' : 'primary'} disabled={busy}>
            {confirm}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

/* The first field's label is built on its border and is cut off without room above. */
const spacedStyle = { display: 'grid', gap: 2, '& > :first-of-type': { mt: 1 } } as const;
