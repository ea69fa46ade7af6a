import { Button } from '@mui/material';
import { decisionUndoUntil } from '@prentice/contract';
import { useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { useCandidateName } from '../../../ui/formats/value-format.hook.ts';
import { ShortcutKey, useKeyboardShortcuts } from '../../../ui/keyboard/KeyboardShortcuts.tsx';
import { clockTime } from '../../../ui/formats/time-format.ts';
import { useNow } from '../../../ui/page/timing.hook.ts';
import type { ApplicationDetails } from '../application-types.ts';
import { useUndoContext } from '../undo/UndoProvider.tsx';

const KEY = 'u';

/**
 * Returns the way back from the last decision about a candidate, also by its key, as long as the server allows it.
 * @param isShown false where another part of the page has it
 */
export function useUndoOfDecision(
  application: ApplicationDetails,
  isShown = true,
): { label: string; start: () => void } | null {
  const text = useMessages();
  const now = useNow();
  const locale = useLocale() ?? 'en';
  const nameOf = useCandidateName();
  const { offersUndo, undoEarlier } = useUndoContext();
  const { id, state } = application;
  const until = decisionUndoUntil(application, new Date(now));
  const to = state === 'rejected' || state === 'shortlisted' ? state : null;
  const isOffered = isShown && until !== null && to !== null && !offersUndo(id);
  const undo = () => to && undoEarlier({ to, ids: [id], name: nameOf(application) });
  useKeyboardShortcuts(isOffered ? [{ key: KEY, label: text('action.undo'), run: undo }] : []);
  return isOffered
    ? { label: text('candidates.undoWithin', { time: clockTime(until.getTime(), locale) }), start: undo }
    : null;
}

/** Offers to undo the last decision about a candidate, wherever it was made. */
export function UndoDecision({ application }: { application: ApplicationDetails }): ReactElement | null {
  const offer = useUndoOfDecision(application);
  if (!offer) return null;
  return (
    <Button variant="outlined" aria-keyshortcuts={KEY} onClick={offer.start} sx={{ minHeight: { xs: 44, sm: 40 } }}>
      {offer.label}
      <ShortcutKey name={KEY} />
    </Button>
  );
}
