/* Between signing up and the click in the mail lies another page: until then this tab keeps the address. */
const PENDING_KEY = 'waitingForMail';

export interface PendingVerification {
  email: string;
  /** Milliseconds since the epoch at which the last mail was asked for. */
  sentAt: number;
}

type VerificationStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Stores the email address that waits for its verification email, requested now unless another time is given. */
export const savePendingVerification = (
  storage: VerificationStorage,
  email: string,
  sentAt: number = Date.now(),
): void => {
  const waiting: PendingVerification = { email, sentAt };
  storage.setItem(PENDING_KEY, JSON.stringify(waiting));
};

/** Reads the email address that waits for its verification email, or null. */
export function readPendingVerification(storage: VerificationStorage): PendingVerification | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(PENDING_KEY) ?? 'null');
    if (!stored || typeof stored !== 'object' || !('email' in stored) || !('sentAt' in stored)) return null;
    const { email, sentAt } = stored;
    return typeof email === 'string' && typeof sentAt === 'number' ? { email, sentAt } : null;
  } catch {
    return null;
  }
}

/** Returns the seconds until another email can be requested. */
export const secondsUntilResend = (waiting: PendingVerification, pause: number, now: number): number =>
  Math.max(0, Math.ceil(pause - (now - waiting.sentAt) / 1000));
