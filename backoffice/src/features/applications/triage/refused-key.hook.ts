import { useNotify } from 'ra-core';
import { useRef } from 'react';
import { useClearMessages } from '../../../ui/mutations/undoable-action.hook.tsx';

/** Says why a key decided nothing; `forget` takes that away, as the next decision does. */
export interface RefusedKey {
  readonly explain: (message: string) => void;
  readonly forget: () => void;
}

/** Returns what says why a key decided nothing, until something is decided. */
export function useRefusedKey(): RefusedKey {
  const notify = useNotify();
  const clearMessages = useClearMessages();
  const isExplained = useRef(false);
  return {
    explain: (message) => {
      isExplained.current = true;
      notify(message, { type: 'info' });
    },
    forget: () => {
      if (isExplained.current) clearMessages();
      isExplained.current = false;
    },
  };
}
