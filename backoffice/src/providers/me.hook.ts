import type { Ability, Me } from '@prentice/contract';
import { useSyncExternalStore } from 'react';
import { currentMe, watchMe } from './me-store.ts';

/** The signed-in person. Screens stand behind a guard, so there always is one. */
export function useMe(): Me {
  const { me } = useSyncExternalStore(watchMe, currentMe);
  if (!me) throw new Error('A screen was shown without a session.');
  return me;
}

/** What the signed-in person may do. */
export const useAbility = (): Ability => useSyncExternalStore(watchMe, currentMe).ability;
