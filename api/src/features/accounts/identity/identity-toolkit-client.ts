import { AppError } from '@prentice/contract';

/**
 * Longest wait for the identity provider, so that its outage is answered within a second, all else included.
 * Milliseconds.
 */
export const PROVIDER_TIMEOUT_MS = 800;

/* Answers that say "not this password" in one way or another. */
const WRONG_PASSWORD_CODES = new Set([
  'EMAIL_NOT_FOUND',
  'INVALID_PASSWORD',
  'INVALID_LOGIN_CREDENTIALS',
  'USER_DISABLED',
]);

interface Reply {
  readonly localId?: string;
  readonly error?: { readonly message?: string };
}

/** Signs in with a password through the Identity Toolkit's interface, which the administrators' kit does not offer. */
export class IdentityToolkitClient {
  private readonly url: string;

  constructor(apiKey: string, emulator: string | undefined) {
    const origin = emulator
      ? `http://${emulator}/identitytoolkit.googleapis.com`
      : 'https://identitytoolkit.googleapis.com';
    this.url = `${origin}/v1/accounts:signInWithPassword?key=${encodeURIComponent(apiKey)}`;
  }

  /** @returns the subject whose password it is, or null. @throws AppError IDP_UNAVAILABLE, RATE_LIMITED */
  async signIn(email: string, password: string): Promise<string | null> {
    const reply = await this.post({ email, password, returnSecureToken: true });
    if (reply.localId) return reply.localId;
    const reason = reply.error?.message?.split(' ')[0] ?? '';
    if (WRONG_PASSWORD_CODES.has(reason)) return null;
    if (reason === 'TOO_MANY_ATTEMPTS_TRY_LATER') throw new AppError('RATE_LIMITED', { seconds: 60 });
    throw new AppError('IDP_UNAVAILABLE');
  }

  private async post(body: object): Promise<Reply> {
    try {
      const response = await fetch(this.url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
      });
      return (await response.json()) as Reply;
    } catch {
      throw new AppError('IDP_UNAVAILABLE');
    }
  }
}
