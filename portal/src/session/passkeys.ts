import {
  AppError,
  passkeyTransports,
  type NewPasskey,
  type PasskeyAnswer,
  type PasskeySetup,
  type SignInChallenge,
} from '@prentice/contract';

/** Returns whether this browser can use passkeys; false on the server. */
export const supportsPasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

/* Whatever the browser or its user refuses is one failure. */
const refuse = (): never => {
  throw new AppError('PASSKEY_INVALID');
};

/* Loaded only where somebody wants a passkey. */
const loadBrowserPart = () => import('@simplewebauthn/browser');

/** Has the browser make a passkey. @throws AppError PASSKEY_INVALID when it does not, or has one of this account already */
export async function createPasskey(setup: PasskeySetup): Promise<NewPasskey> {
  const { startRegistration } = await loadBrowserPart();
  const { id, response } = await startRegistration({ optionsJSON: setup }).catch(refuse);
  const { clientDataJSON, attestationObject, transports: reported = [] } = response;
  const transports = passkeyTransports.filter((transport) => reported.some((name) => name === transport));
  return { id, clientDataJSON, attestationObject, transports };
}

/** Has the browser sign the challenge of a sign-in. @throws AppError PASSKEY_INVALID when it does not */
export async function signChallenge({
  challenge,
  passkeys,
}: Pick<SignInChallenge, 'challenge' | 'passkeys'>): Promise<PasskeyAnswer['passkey']> {
  const { startAuthentication } = await loadBrowserPart();
  const optionsJSON = { challenge, allowCredentials: passkeys, userVerification: 'preferred' } as const;
  const { id, response } = await startAuthentication({ optionsJSON }).catch(refuse);
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, clientDataJSON, authenticatorData, signature };
}
