import { toInternalPath } from '@prentice/contract';

/*
 * Between signing up and the click in the mail lies another page, often another tab. Until then this browser keeps the
 * address that was typed (this tab only) and where the person wanted to go.
 */
const PENDING_KEY = 'waitingForMail';
const REDIRECT_KEY = 'onward';

export interface PendingVerification {
  email: string;
  /** Milliseconds since the epoch at which the last mail was asked for. */
  sentAt: number;
}

type VerificationStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

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

const PURPOSE_KEY = 'onwardFor';

/**
 * Stores the page to continue at after the email address is verified.
 * @param purpose what the person signed up for, in words, such as the internship that they apply for
 */
export function saveRedirectTarget(storage: VerificationStorage, next: string | null, purpose?: string): void {
  const write = (key: string, value: string | null | undefined): void =>
    value ? storage.setItem(key, value) : storage.removeItem(key);
  write(REDIRECT_KEY, next);
  write(PURPOSE_KEY, next && purpose);
}

/** Returns what the person signed up for, in words; null when they came for nothing in particular. */
export const readPurpose = (storage: VerificationStorage): string | null => storage.getItem(PURPOSE_KEY);

const SIGN_IN_KEY = 'signInEmail';

/** Keeps the address that was confirmed in this tab, for the sign-in form. */
export const saveSignInEmail = (storage: VerificationStorage, email: string): void =>
  storage.setItem(SIGN_IN_KEY, email);

/** Returns the address that was confirmed in this tab, and removes it. */
export function takeSignInEmail(storage: VerificationStorage): string | null {
  const email = storage.getItem(SIGN_IN_KEY);
  storage.removeItem(SIGN_IN_KEY);
  return email;
}

/** Returns the page to continue at and removes it. */
export function takeRedirectTarget(storage: VerificationStorage): string | null {
  const redirectPath = toInternalPath(storage.getItem(REDIRECT_KEY));
  storage.removeItem(REDIRECT_KEY);
  storage.removeItem(PURPOSE_KEY);
  return redirectPath;
}
