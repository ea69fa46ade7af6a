export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed';

interface AutosaveOptions {
  /** Saves what there is now; rejects when it could not. */
  readonly save: () => Promise<void>;
  /** Quiet time after the last change before saving, in milliseconds. */
  readonly pause: number;
  readonly tell: (state: SaveState) => void;
}

/** Saves after each pause in typing, one save at a time; what changes during a save is saved after it. */
export function createAutosave({ save, pause, tell }: AutosaveOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let again = false;

  const run = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (running) {
      again = true;
      return running;
    }
    tell('saving');
    running = save().then(
      () => tell('saved'),
      () => tell('failed'),
    );
    await running;
    running = undefined;
    if (!again) return undefined;
    again = false;
    return run();
  };

  return {
    /** Something was typed. */
    changed(): void {
      tell('waiting');
      clearTimeout(timer);
      timer = setTimeout(run, pause);
    },
    /** Saves at once what still waits. */
    flush: (): Promise<void> => (timer === undefined ? Promise.resolve(running) : run()),
  };
}
export type Autosave = ReturnType<typeof createAutosave>;
