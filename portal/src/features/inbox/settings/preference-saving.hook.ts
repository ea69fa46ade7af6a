import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { notificationTypes, preferences as preferencesSchema, type Preferences } from '@prentice/contract';
import { queryClient } from '../../../session/query.hook.ts';
import { session } from '../../../site/browser-session.ts';

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

/** Returns preferences with what differs between two others: what was changed elsewhere meanwhile stays. */
export function withChanges(latest: Preferences, from: Preferences, to: Preferences): Preferences {
  const isChanged = (before: unknown, after: unknown): boolean => JSON.stringify(before) !== JSON.stringify(after);
  const fields = Object.entries(to).filter(([field, value]) => isChanged(Reflect.get(from, field), value));
  const types = notificationTypes.filter((type) => isChanged(from.types[type], to.types[type]));
  const choices = types.map((type) => [type, to.types[type]]);
  return preferencesSchema.parse({
    ...latest,
    ...Object.fromEntries(fields),
    types: { ...latest.types, ...Object.fromEntries(choices) },
  });
}

interface Change {
  readonly from: Preferences;
  readonly to: Preferences;
}

/**
 * Saves the choices of somebody's notifications at once, one after the other as they were made, into what is saved by
 * then: another tab may have saved others. What could not be saved stays chosen on the page, and is saved with the next.
 * @param start what is saved
 * @param onSaved is told what has been saved
 */
export function usePreferenceSaving(start: Preferences, onSaved: (saved: Preferences) => void): PreferenceSaving {
  const [chosen, setChosen] = useState(start);
  /* What was chosen before the first change that could not be saved. */
  const unsavedFrom = useRef<Preferences>(undefined);
  const save = async ({ from, to }: Change): Promise<Preferences> => {
    const { notifications } = session.client;
    try {
      const latest = await notifications.getPreferences();
      const saved = await notifications.setPreferences({ body: withChanges(latest, unsavedFrom.current ?? from, to) });
      unsavedFrom.current = undefined;
      return saved;
    } catch (failure) {
      unsavedFrom.current ??= from;
      throw failure;
    }
  };
  const { mutate, status, error } = useMutation(
    {
      mutationFn: save,
      /* One after the other: the last choice is saved last. */
      scope: { id: 'notification-preferences' },
      /* Without a connection it fails at once and says so. */
      networkMode: 'always',
      onSuccess: (saved, { to }) => {
        setChosen((latest) => withChanges(saved, to, latest));
        onSaved(saved);
      },
    },
    queryClient,
  );
  const choose = (next: Preferences): void => {
    setChosen(next);
    mutate({ from: chosen, to: next });
  };
  const retry = (): void => mutate({ from: chosen, to: chosen });
  useEffect(() => {
    if (status !== 'error') return undefined;
    const saveAgain = (): void => mutate({ from: chosen, to: chosen });
    addEventListener('online', saveAgain);
    return () => removeEventListener('online', saveAgain);
  }, [status, chosen, mutate]);
  const states = { idle: 'unchanged', pending: 'saving', success: 'saved', error: 'failed' } as const;
  return { chosen, choose, retry, state: states[status], error };
}
