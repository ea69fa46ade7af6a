/** What processes say to each other. */
export type ProcessSignal = 'events';

/** Whether the service that processes share besides the database is there: none is set, it answers, or it does not. */
export type SharedServiceStatus = 'unused' | 'ok' | 'degraded';

/**
 * Says to the other processes that there is something new. A signal holds no data and may be lost: the process that
 * follows it also looks without it, only later.
 */
export abstract class ProcessSignals {
  /** Tells the status of the service that carries the signals. Nothing depends on it but speed. */
  abstract get status(): SharedServiceStatus;

  /** Says it to the other processes, and waits for nothing. */
  abstract send(signal: ProcessSignal): void;

  /** Calls back when another process has said it, and when signals may have been missed. */
  abstract on(signal: ProcessSignal, listener: () => void): void;
}

/** Sends no signals, for a process that has nobody to talk to. */
export class NoProcessSignals extends ProcessSignals {
  get status(): SharedServiceStatus {
    return 'unused';
  }

  send(): void {}

  on(): void {}
}
