import { useEffect, useEffectEvent } from 'react';
import { localDraftKey, parseLocalDraft, type LocalDraft } from './local-draft.ts';

/** Calls back with what another tab of this browser wrote to the same draft; a tab gets no events of its own. */
export function useDraftFromOtherTab(
  internId: string,
  internshipId: string,
  onWritten: (written: LocalDraft) => void,
): void {
  const call = useEffectEvent(onWritten);
  useEffect(() => {
    const name = localDraftKey(internId, internshipId);
    const heard = ({ key, newValue }: StorageEvent) => {
      const written = key === name ? parseLocalDraft(newValue) : null;
      if (written) call(written);
    };
    addEventListener('storage', heard);
    return () => removeEventListener('storage', heard);
  }, [internId, internshipId]);
}
