import { z } from 'zod';
import { secretText } from '../kernel/text.ts';
import { nextPath, openedSession, verifiedSignUp } from './auth.contract.ts';
import { codeNeededReply } from './second-factor.contract.ts';

/** Times of a visit to an external provider, in minutes. */
export const externalLimits = { flowMinutes: 10, signUpMinutes: 30 } as const;

/** Names an external provider: Google, or any other that speaks OpenID Connect. */
export const externalProviderId = z.string().regex(/^(google\.com|oidc\.[a-z0-9-]{1,30})$/);

/** Sign-in pages with external providers. Administrators sign in with a password only. */
export const externalSignInPages = ['student', 'employer'] as const;
export const externalSignInPage = z.enum(externalSignInPages);
export type ExternalSignInPage = (typeof externalSignInPages)[number];

/** Starts the sign-in with a provider. Without a sign-in page the account decides, and new users choose later. */
export const externalStart = z.strictObject({
  provider: externalProviderId,
  signInPage: externalSignInPage.nullable(),
  next: nextPath,
});
export type ExternalStart = z.infer<typeof externalStart>;

/** What the provider gave the browser to bring back. */
export const externalCallback = z.strictObject({
  state: secretText(1, 200),
  code: secretText(1, 2_048).nullable(),
  error: secretText(1, 100).nullable(),
});
export type ExternalCallback = z.infer<typeof externalCallback>;

/** What somebody new adds to what the provider has proven. */
export const externalSignUp = verifiedSignUp;

const signedInReply = z.object({
  outcome: z.literal('signed_in'),
  session: openedSession,
  next: z.string().nullable(),
});

/** The account has a second factor, which is asked for whichever way somebody signs in. */
const codeReply = codeNeededReply.extend({ next: z.string().nullable() });

export const externalReply = z.discriminatedUnion('outcome', [
  signedInReply,
  codeReply,
  z.object({
    outcome: z.literal('sign_up_needed'),
    /** The provider's name, as people know it. */
    provider: z.string(),
    email: z.string(),
    name: z.string().nullable(),
    signInPage: externalSignInPage.nullable(),
    next: z.string().nullable(),
  }),
  /** The person said no at the provider. */
  z.object({ outcome: z.literal('denied'), signInPage: externalSignInPage.nullable(), next: z.string().nullable() }),
]);
export type ExternalReply = z.infer<typeof externalReply>;
export const externalSignedIn = z.discriminatedUnion('outcome', [signedInReply, codeReply]);
export type ExternalSignedIn = z.infer<typeof externalSignedIn>;
