import { createHmac } from 'node:crypto';
import { tokenDigest } from '../../../platform/auth/token.ts';

/** What goes to the provider and comes back, all of it derived from the one secret in the browser's cookie. */
export interface FlowSecrets {
  /** Comes back in the address: proves that this browser set out. */
  readonly state: string;
  /** Comes back inside the signed token: proves that the token was made for this visit. */
  readonly nonce: string;
  /** Given when the code is exchanged: a stolen code is worth nothing without it. */
  readonly verifier: string;
  /** The hash of the verifier that the provider receives first. */
  readonly challenge: string;
}

const derive = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(purpose).digest('base64url');

/** None of these leads back to the secret, and the secret is stored nowhere but in the cookie. */
export function deriveFlowSecrets(secret: string): FlowSecrets {
  const verifier = derive(secret, 'verifier');
  return {
    state: derive(secret, 'state'),
    nonce: derive(secret, 'nonce'),
    verifier,
    challenge: tokenDigest(verifier),
  };
}
