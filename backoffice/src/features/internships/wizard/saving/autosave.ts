export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed';

interface AutosaveOptions {
  /** Quiet time after the last change before saving, in milliseconds. */
  readonly debounceMs: number;
  readonly onStateChange: (state: SaveState) => void;
  /** Whether a save that failed for this reason can succeed a moment later. */
  readonly isPassing: (failure: unknown) => boolean;
}

/** Saves what there is now. It is told whether it is tried again by itself, and rejects when it could not save. */
type Save = (again: boolean) => Promise<void>;

/** Milliseconds until the first try after a failure; each later pause is twice as long, up to the longest. */
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;

/**
 * Saves after each pause in typing, one save at a time; what changes during a save is saved after it. What failed for a
 * passing reason is tried again as long as the page is open.
 */
export function createAutosave({ debounceMs, onStateChange, isPassing }: AutosaveOptions) {
  let save: Save = async () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  /* Something was changed that no save has taken along. */
  let waits = false;
  let again = false;
  let failed = false;
  let left = false;
  let retries = 0;

  const retryLater = (failure: unknown): void => {
    if (left || timer || again || !isPassing(failure)) return;
    timer = setTimeout(() => void run(true), Math.min(FIRST_RETRY_MS * 2 ** retries++, LONGEST_RETRY_MS));
  };

  const run = async (byItself = false): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (running) {
      again = true;
      return running;
    }
    waits = false;
    onStateChange('saving');
    running = save(byItself).then(
      () => {
        failed = false;
        retries = 0;
        onStateChange(waits || again ? 'waiting' : 'saved');
      },
      (failure: unknown) => {
        failed = true;
        onStateChange('failed');
        retryLater(failure);
      },
    );
    await running;
    running = undefined;
    if (!again) return undefined;
    again = false;
    return run();
  };

  const flush = (): Promise<void> => (!waits && !failed ? Promise.resolve(running) : run());

  return {
    /** How to save. */
    uses(way: Save): void {
      save = way;
    },
    /** Something was typed that is saved when it is asked for. */
    holds(): void {
      waits = true;
      left = false;
      onStateChange('waiting');
    },
    /** Something was typed. */
    changed(): void {
      this.holds();
      clearTimeout(timer);
      timer = setTimeout(() => void run(), debounceMs);
    },
    /** There is nothing to save any more. */
    settled(): void {
      clearTimeout(timer);
      timer = undefined;
      waits = false;
      failed = false;
      retries = 0;
      onStateChange('saved');
    },
    /** Saves at once what still waits, and tries again what failed. */
    flush,
    /** Saves at once what still waits. After that nothing is tried again until something is typed. */
    leave(): Promise<void> {
      left = true;
      retries = 0;
      return flush();
    },
  };
}
