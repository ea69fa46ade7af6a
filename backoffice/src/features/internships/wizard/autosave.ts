export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed';

interface AutosaveOptions {
  /** Quiet time after the last change before saving, in milliseconds. */
  readonly pause: number;
  readonly tell: (state: SaveState) => void;
}

/** Saves after each pause in typing, one save at a time; what changes during a save is saved after it. */
export function createAutosave({ pause, tell }: AutosaveOptions) {
  let save: () => Promise<void> = async () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  /* Something was changed that no save has taken along. */
  let waits = false;
  let again = false;
  let failed = false;

  const run = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (running) {
      again = true;
      return running;
    }
    waits = false;
    tell('saving');
    running = save().then(
      () => {
        failed = false;
        tell(waits || again ? 'waiting' : 'saved');
      },
      () => {
        failed = true;
        tell('failed');
      },
    );
    await running;
    running = undefined;
    if (!again) return undefined;
    again = false;
    return run();
  };

  return {
    /** How to save what there is now; it rejects when it could not. */
    uses(way: () => Promise<void>): void {
      save = way;
    },
    /** Something was typed that is saved when it is asked for. */
    holds(): void {
      waits = true;
      tell('waiting');
    },
    /** Something was typed. */
    changed(): void {
      this.holds();
      clearTimeout(timer);
      timer = setTimeout(run, pause);
    },
    /** There is nothing to save any more. */
    settled(): void {
      clearTimeout(timer);
      timer = undefined;
      waits = false;
      failed = false;
      tell('saved');
    },
    /** Saves at once what still waits, and tries again what failed. */
    flush: (): Promise<void> => (!waits && !failed ? Promise.resolve(running) : run()),
  };
}
