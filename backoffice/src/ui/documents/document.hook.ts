import { useCallback } from 'react';
import { client } from '../../providers/session.ts';
import { useNotifyFailure } from '../mutations/error-message.hook.ts';

const KEEP_MS = 60_000;

/** Shows a file of the API in a tab of its own; the tab is opened first, or the browser would take it for a pop-up. */
export async function openInTab(load: () => Promise<Blob>): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const address = URL.createObjectURL(await load());
    setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
    if (tab) tab.location.href = address;
  } catch (failure) {
    tab?.close();
    throw failure;
  }
}

/** Opens a document that the person may read. */
export function useOpenDocument(): (id: string) => void {
  const showFailure = useNotifyFailure();
  return useCallback(
    (id) => void openInTab(() => client.documents.file({ params: { id } })).catch(showFailure),
    [showFailure],
  );
}
