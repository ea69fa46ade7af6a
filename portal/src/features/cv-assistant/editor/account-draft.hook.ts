import { AppError, type StoredResumeDraft } from '@prentice/contract';
import { createAutosave, type SaveState } from '@prentice/drafts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { session } from '../../../site/browser-session.ts';
import {
  accountDrafts,
  draftWriteOf,
  editedDraftOf,
  isTemporaryFailure,
  isUnsaved,
  loadAccountDraft,
  serializeDraft,
  takeAccountDraft,
  UNSAVED_VERSION,
} from './account-draft.ts';
import { EDITOR_DRAFT, type EditedResume } from './resume-draft-store.ts';
import type { ResumeEditorState } from './resume-editor.hook.ts';

/* The draft is saved in the account after a typing pause of this length, in milliseconds. */
const DEBOUNCE_MS = 1_500;

/** `untouched`: there is nothing to save yet; `tooLong`: it is more than the account takes. */
export type AccountSaveState = SaveState | 'untouched' | 'tooLong';

export interface AccountSave {
  readonly state: AccountSaveState;
  /** Whether another device has saved something else meanwhile: its owner chooses which is kept. */
  readonly hasConflict: boolean;
  /** Keeps what the other device saved; undoing brings back what was here. */
  readonly useOther: () => void;
  /** Keeps what is here and saves it; undoing brings back what the other device saved. */
  readonly keepMine: () => void;
  readonly retry: () => void;
}

/** What must not be saved as it is. */
class DraftTooLong extends Error {}

/** Calls back when the browser is online again, and when somebody comes back to the page. */
function useOnReturn(onReturn: () => void): void {
  const call = useEffectEvent(onReturn);
  useEffect(() => {
    const callIfVisible = () => void (document.visibilityState === 'visible' && call());
    addEventListener('online', callIfVisible);
    document.addEventListener('visibilitychange', callIfVisible);
    return () => {
      removeEventListener('online', callIfVisible);
      document.removeEventListener('visibilitychange', callIfVisible);
    };
  }, []);
}

/** Returns what saves a draft, with the one that another device saved meanwhile. */
function useDraftRequest(accountId: string) {
  const [store] = useState(() => accountDrafts(accountId));
  const [other, setOther] = useState<StoredResumeDraft | null>(null);
  /* What was sent last: the reply may be lost, and then the account has it all the same. */
  const sent = useRef('');
  const commonDraft = () => store.read(EDITOR_DRAFT)?.value;
  const remember = (version: number, content: string): void => store.save(EDITOR_DRAFT, { version, content });
  const send = async (edited: EditedResume, version: number): Promise<void> => {
    const body = draftWriteOf(edited);
    if (!body) throw new DraftTooLong();
    sent.current = serializeDraft(edited);
    const saved = await session.client.resumes.saveDraft({ version, body });
    remember(saved.version, serializeDraft(edited));
  };
  /** Saves it unless another device was faster. */
  const save = async (edited: EditedResume): Promise<void> => {
    const before = sent.current;
    try {
      await send(edited, commonDraft()?.version ?? UNSAVED_VERSION);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'VERSION_CONFLICT') throw error;
      const stored = await loadAccountDraft();
      const content = stored && serializeDraft(editedDraftOf(stored));
      /* Another tab of this browser saved it, or an earlier save of this one whose reply was lost. */
      const isOurs = !stored || content === before || content === commonDraft()?.content;
      if (isOurs || content === serializeDraft(edited)) return send(edited, stored?.version ?? UNSAVED_VERSION);
      setOther(stored);
      throw error;
    }
  };
  return { commonDraft, remember, save, other, setOther };
}

/**
 * Saves what is in the editor in the account: after each pause in typing, when the browser is online again, and when the
 * page opens with something that was not saved. What another device saved is newer when somebody comes back to the page,
 * unless there are changes here.
 */
export function useAccountDraft(accountId: string, editor: ResumeEditorState): AccountSave {
  const { edited, isFromOtherTab, change, adopt } = editor;
  const { commonDraft, remember, save, other, setOther } = useDraftRequest(accountId);
  const [state, setState] = useState<AccountSaveState>(edited.isTouched ? 'saved' : 'untouched');
  const [autosave] = useState(() =>
    createAutosave({ debounceMs: DEBOUNCE_MS, onStateChange: setState, isTemporary: isTemporaryFailure }),
  );
  const [isTooLong, setIsTooLong] = useState(false);
  const saveLatest = useEffectEvent(async () => {
    setIsTooLong(false);
    await save(edited).catch((error: unknown) => {
      setIsTooLong(error instanceof DraftTooLong);
      throw error;
    });
  });
  useEffect(() => {
    autosave.setSave(() => saveLatest());
    return () => void autosave.stop();
  }, [autosave]);
  const schedule = useEffectEvent(() => {
    if (!isFromOtherTab && !other && isUnsaved(edited, commonDraft())) autosave.schedule();
  });
  useEffect(() => schedule(), [edited, other]);
  useOnReturn(() => {
    if (other) return;
    if (isUnsaved(edited, commonDraft())) {
      autosave.markDirty();
      void autosave.flush();
      return;
    }
    void loadAccountDraft().then(
      (stored) => {
        const newer = takeAccountDraft(accountId, stored);
        if (newer) adopt(newer);
      },
      () => undefined,
    );
  });
  const end = (): void => {
    setOther(null);
    autosave.reset();
  };
  return {
    state: isTooLong && state === 'failed' ? 'tooLong' : state,
    hasConflict: other !== null,
    useOther: () => {
      if (!other) return;
      const next = editedDraftOf(other);
      remember(other.version, serializeDraft(next));
      end();
      change(next);
    },
    keepMine: () => {
      if (!other) return;
      remember(other.version, serializeDraft(editedDraftOf(other)));
      end();
      change(editedDraftOf(other));
      change(edited);
    },
    retry: () => void autosave.flush(),
  };
}
