import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useClearMessages } from '../mutations/undoable-action.hook.tsx';

/** Ends the message that fields need attention once all of them were corrected. */
export function useClearMessageOnceCorrected(): void {
  const { errors, submitCount } = useFormState();
  const clearMessages = useClearMessages();
  const isFaulty = submitCount > 0 && Object.keys(errors).length > 0;
  const wasFaulty = useRef(false);
  useEffect(() => {
    if (wasFaulty.current && !isFaulty) clearMessages();
    wasFaulty.current = isFaulty;
  }, [isFaulty, clearMessages]);
}
