/** `pending`: changed, and not being saved yet. */
export type SaveState = 'saved' | 'pending' | 'saving' | 'failed';

interface AutosaveOptions {
  /** Quiet time after the last change before saving, in milliseconds. */
  readonly debounceMs: number;
  readonly onStateChange: (state: SaveState) => void;
  /** Whether a save that failed for this reason can succeed a moment later; left out where nothing is retried by itself. */
  readonly isTemporary?: (failure: unknown) => boolean;
}

/** Saves the current values; rejects when they could not be saved. */
type Save = (options: { readonly isRetry: boolean }) => Promise<void>;

/** Milliseconds until the first retry after a failure; each later pause is twice as long, up to the longest. */
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;

/**
 * Saves after each pause in typing, one save at a time; what changes during a save is saved after it. A save that
 * failed for a temporary reason is retried as long as the page is open.
 */
export function createAutosave({ debounceMs, onStateChange, isTemporary = () => false }: AutosaveOptions) {
  let save: Save = async () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let currentSave: Promise<void> | undefined;
  /* Whether there are changes that no save has included. */
  let isDirty = false;
  let isSaveRequested = false;
  let hasFailed = false;
  let isStopped = false;
  let retries = 0;

  const retryLater = (failure: unknown): void => {
    if (isStopped || timer || isSaveRequested || !isTemporary(failure)) return;
    timer = setTimeout(() => void run({ isRetry: true }), Math.min(FIRST_RETRY_MS * 2 ** retries++, LONGEST_RETRY_MS));
  };

  const run = async ({ isRetry } = { isRetry: false }): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (currentSave) {
      isSaveRequested = true;
      return currentSave;
    }
    isDirty = false;
    onStateChange('saving');
    currentSave = save({ isRetry }).then(
      () => {
        hasFailed = false;
        retries = 0;
        onStateChange(isDirty || isSaveRequested ? 'pending' : 'saved');
      },
      (failure: unknown) => {
        hasFailed = true;
        onStateChange('failed');
        retryLater(failure);
      },
    );
    await currentSave;
    currentSave = undefined;
    if (!isSaveRequested) return undefined;
    isSaveRequested = false;
    return run();
  };

  const flush = (): Promise<void> => (!isDirty && !hasFailed ? Promise.resolve(currentSave) : run());

  return {
    /** Sets the function that saves, which may change with each rendering. */
    setSave(newSave: Save): void {
      save = newSave;
    },
    /** Records a change that is saved by {@link flush} only. */
    markDirty(): void {
      isDirty = true;
      isStopped = false;
      onStateChange('pending');
    },
    /** Records a change and saves it after the pause. */
    schedule(): void {
      this.markDirty();
      clearTimeout(timer);
      timer = setTimeout(() => void run(), debounceMs);
    },
    /** Forgets pending changes and failures: there is nothing left to save. */
    reset(): void {
      clearTimeout(timer);
      timer = undefined;
      isDirty = false;
      isSaveRequested = false;
      hasFailed = false;
      retries = 0;
      onStateChange('saved');
    },
    /** Saves pending and failed changes at once. */
    flush,
    /** Saves pending and failed changes at once, then retries nothing until the next change. */
    stop(): Promise<void> {
      isStopped = true;
      retries = 0;
      return flush();
    },
  };
}
