import { useCallback, useState } from 'react';
import { useLeaveWarning } from './leave.warning.hook.ts';

const kept = new Map<string, string>();

/**
 * Words that somebody is writing. They are there again when the dialog or screen was left by mistake, until they are
 * forgotten because they were sent, or the page is closed, before which the browser asks.
 * @param key of what they are about; a component whose key changes needs a React key as well
 */
export function useKeptText(key: string) {
  const [words, setWords] = useState(() => kept.get(key) ?? '');
  useLeaveWarning(words.trim() !== '');
  const write = useCallback(
    (next: string) => {
      kept.set(key, next);
      setWords(next);
    },
    [key],
  );
  const forget = useCallback(() => void kept.delete(key), [key]);
  return { words, write, forget };
}
