import { z } from 'zod';
import { instant, secretText } from '../kernel/text.ts';
import { linkToken, openedSession } from './auth.contract.ts';

/** Six digits of an authenticator app, or a recovery code; spaces, hyphens and case do not matter. */
export const secondFactorCode = secretText(6, 40);

/** Whether the account has a second factor. */
export const secondFactorStatus = z.object({
  /** Since when; null while there is none. */
  since: instant.nullable(),
  recoveryCodesLeft: z.int(),
  /** The account can do nothing else until it has one. */
  required: z.boolean(),
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

/** Each opens the account once in place of the app; they are shown once and stored as digests. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) });

/** The password was right, and a code is asked for. */
const challengeFields = { challenge: linkToken, expiresAt: instant };
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
