import { internalPath } from '@prentice/contract';

/*
 * Between signing up and the click in the mail lies another page, often another tab. Until then this browser keeps the
 * address that was typed (this tab only) and where the person wanted to go.
 */
const WAITING = 'waitingForMail';
const ONWARD = 'onward';

export interface WaitingForMail {
  email: string;
  /** Milliseconds since the epoch at which the last mail was asked for. */
  sentAt: number;
}

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps the address that waits for its mail, asked for just now unless another time is given. */
export const keepWaiting = (storage: Kept, email: string, sentAt: number = Date.now()): void => {
  const waiting: WaitingForMail = { email, sentAt };
  storage.setItem(WAITING, JSON.stringify(waiting));
};

/** The address that waits for its mail, or null. */
export function readWaiting(storage: Kept): WaitingForMail | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(WAITING) ?? 'null');
    if (!kept || typeof kept !== 'object' || !('email' in kept) || !('sentAt' in kept)) return null;
    const { email, sentAt } = kept;
    return typeof email === 'string' && typeof sentAt === 'number' ? { email, sentAt } : null;
  } catch {
    return null;
  }
}

/** Seconds until another mail can be asked for. */
export const secondsLeft = (waiting: WaitingForMail, pause: number, now: number): number =>
  Math.max(0, Math.ceil(pause - (now - waiting.sentAt) / 1000));

/** Keeps where somebody wanted to go, for after the mail. */
export function keepOnward(storage: Kept, next: string | null): void {
  if (next) storage.setItem(ONWARD, next);
  else storage.removeItem(ONWARD);
}

/** Where somebody wanted to go, once. */
export function takeOnward(storage: Kept): string | null {
  const kept = internalPath(storage.getItem(ONWARD));
  storage.removeItem(ONWARD);
  return kept;
}
