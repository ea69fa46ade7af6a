import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { preferences as preferencesSchema, type Preferences } from '@prentice/contract';
import { queryClient } from '../../session/query.hook.ts';
import { session } from '../../site/browser-session.ts';

export interface PreferenceSaving {
  /** What is chosen, whether it is saved yet or not. */
  readonly chosen: Preferences;
  /** Chooses and saves at once. */
  readonly choose: (next: Preferences) => void;
  /** Saves once more what could not be saved. */
  readonly retry: () => void;
  readonly state: 'unchanged' | 'saving' | 'saved' | 'failed';
  /** Why it could not be saved. */
  readonly error: unknown;
}

/**
 * Saves the choices of somebody's notifications at once, one after the other as they were made. What could not be saved
 * stays chosen on the page.
 * @param start what is saved
 * @param onSaved is told what has been saved
 */
export function usePreferenceSaving(start: Preferences, onSaved: (saved: Preferences) => void): PreferenceSaving {
  const [chosen, setChosen] = useState(start);
  const { mutate, status, error } = useMutation(
    {
      mutationFn: (body: Preferences) =>
        session.client.notifications.setPreferences({ body: preferencesSchema.parse(body) }),
      /* One after the other: the last choice is saved last. */
      scope: { id: 'notification-preferences' },
      /* Without a connection it fails at once and says so. */
      networkMode: 'always',
      onSuccess: onSaved,
    },
    queryClient,
  );
  const choose = (next: Preferences): void => {
    setChosen(next);
    mutate(next);
  };
  const states = { idle: 'unchanged', pending: 'saving', success: 'saved', error: 'failed' } as const;
  return { chosen, choose, retry: () => mutate(chosen), state: states[status], error };
}
