import { z } from 'zod';
import { instant, secretText } from '../kernel/text.ts';
import { passkeyTransports, secondFactorLimits } from './account-limits.ts';
import { linkToken, openedSession } from './auth.contract.ts';
import { enteredPassword } from './password.contract.ts';

/** Six digits of an authenticator app, or a recovery code; spaces, hyphens and case do not matter. */
export const secondFactorCode = secretText(6, 40);

/* What authenticators return is at most some kilobytes: a credential id has at most 1,023 bytes (WebAuthn Level 3, 4). */
const credentialId = z.string().regex(/^[\w-]{1,1364}$/);
const authenticatorBytes = z.string().regex(/^[\w-]{1,20000}$/);
const transports = z.array(z.enum(passkeyTransports)).max(passkeyTransports.length);

/** A key that a device or password manager keeps, by which its owner answers the challenge of a sign-in. */
export const passkey = z.object({
  id: credentialId,
  /** Browser and system in which it was added; empty where neither is known. */
  device: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});
export type Passkey = z.infer<typeof passkey>;

/** Whether the account has a second factor. */
export const secondFactorStatus = z.object({
  /** Since when; null while there is none. */
  since: instant.nullable(),
  recoveryCodesLeft: z.int(),
  /** The account can do nothing else until it has one. */
  required: z.boolean(),
  passkeys: z.array(passkey),
  /** False where the service is reached by the number of an address: passkeys belong to a name (WebAuthn Level 3, 5.1.2). */
  passkeysOffered: z.boolean(),
});
export type SecondFactorStatus = z.infer<typeof secondFactorStatus>;

/** What an authenticator app needs to know, once. */
export const secondFactorSetup = z.object({
  /** The key in base32, for people who type it. */
  key: z.string(),
  /** The same as an address that authenticator apps open. */
  uri: z.string(),
  /** The address as a QR code: the path of its dark squares in a square of `size` by `size`. */
  qrCode: z.object({ size: z.int(), path: z.string() }),
  expiresAt: instant,
});
export type SecondFactorSetup = z.infer<typeof secondFactorSetup>;

const allowedCredential = z.object({ id: credentialId, type: z.literal('public-key'), transports });

/** What the browser needs for a new passkey: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn Level 3. */
export const passkeySetup = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(allowedCredential),
  authenticatorSelection: z.object({
    residentKey: z.literal('discouraged'),
    userVerification: z.literal('preferred'),
  }),
  attestation: z.literal('none'),
});
export type PasskeySetup = z.infer<typeof passkeySetup>;

/** A new passkey, as the browser returns it. */
export const newPasskey = z.strictObject({
  id: credentialId,
  clientDataJSON: authenticatorBytes,
  attestationObject: authenticatorBytes,
  transports,
});
export type NewPasskey = z.infer<typeof newPasskey>;

/** The passkey of an account that is to be removed. */
export const passkeyRemoval = z.strictObject({ id: credentialId, password: enteredPassword });

/** Each opens the account once in place of the app; they are shown once and stored as digests. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) });

/** The password was right, and a code is asked for. */
const challengeFields = {
  challenge: linkToken,
  expiresAt: instant,
  /** The passkeys that can answer it; the challenge is what they sign. */
  passkeys: z.array(allowedCredential).max(secondFactorLimits.passkeys),
};
export const signInChallenge = z.object({ accessToken: z.null(), ...challengeFields });
export type SignInChallenge = z.infer<typeof signInChallenge>;

/** What signing in is answered with: a session, or the question for a code. */
export const signInReply = z.union([openedSession, signInChallenge]);
export type SignInReply = z.infer<typeof signInReply>;

/** The same in a reply that says its outcome. */
export const codeNeededReply = z.object({ outcome: z.literal('code_needed'), ...challengeFields });

export const tokenSignInReply = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('signed_in'), session: openedSession }),
  codeNeededReply,
  z.object({ outcome: z.literal('sign_up_needed'), email: z.string() }),
]);
export type TokenSignInReply = z.infer<typeof tokenSignInReply>;

/** Answers the challenge of a sign-in. */
export const challengeAnswer = z.strictObject({ challenge: linkToken, code: secondFactorCode });
export type ChallengeAnswer = z.infer<typeof challengeAnswer>;

/** Answers the challenge of a sign-in by a passkey that has signed it. */
export const passkeyAnswer = z.strictObject({
  challenge: linkToken,
  passkey: z.strictObject({
    id: credentialId,
    clientDataJSON: authenticatorBytes,
    authenticatorData: authenticatorBytes,
    signature: authenticatorBytes,
  }),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;
