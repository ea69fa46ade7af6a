import { z } from 'zod';
import { memberRole, permission, role } from '../kernel/actor.schema.ts';
import { id } from '../kernel/ids.ts';
import { email, httpsUrl, instant, line, nameText, optionalNameText, searchText, secretText } from '../kernel/text.ts';
import { localeFields } from '../places/place.contract.ts';
import { toInternalPath } from '../screens/account-paths.ts';
import { linkTokenPattern, policies } from './account-limits.ts';
import { newPassword, enteredPassword } from './password.contract.ts';
import { signUpConsents } from './consent.contract.ts';
import { userLimits, userViews } from './user.contract.ts';

/** The three sign-in pages. A person who uses the wrong one learns the right one, but only after a correct password. */
export const signInPages = ['student', 'employer', 'admin'] as const;
export const signInPage = z.enum(signInPages);
export type SignInPage = (typeof signInPages)[number];

const company = { companyName: nameText(2, 160), website: httpsUrl, name: optionalNameText(1, userLimits.name) };

/** Where to continue once somebody is signed in: a path of ours. */
export const nextPath = searchText(2_048)
  .refine((path) => toInternalPath(path) !== null)
  .nullable();

/** `next` is kept until the address is confirmed, which may happen in another browser. */
export const internSignUp = z.strictObject({
  email,
  password: newPassword,
  consents: signUpConsents,
  next: nextPath.optional(),
  ...localeFields,
});
export type InternSignUp = z.infer<typeof internSignUp>;

export const employerSignUp = internSignUp.extend(company);
export type EmployerSignUp = z.infer<typeof employerSignUp>;

export const signIn = z.strictObject({ signInPage, email, password: enteredPassword });

/** A signed token of the external identity provider. */
const idToken = line(20, 4_096);

/** What somebody says of themselves after a provider has proven who they are. */
export const verifiedSignUp = z.discriminatedUnion('role', [
  z.strictObject({ role: z.literal('intern'), consents: signUpConsents, ...localeFields }),
  z.strictObject({ role: z.literal('employer'), consents: signUpConsents, ...localeFields, ...company }),
]);
export type VerifiedSignUp = z.infer<typeof verifiedSignUp>;

/** `signUp` is given on the second attempt, after the first answered `sign_up_needed`. */
export const signInWithToken = z.strictObject({ signInPage, idToken, signUp: verifiedSignUp.optional() });
export type SignInWithToken = z.infer<typeof signInWithToken>;

export const actorSchema = z.object({
  id: id.nullable(),
  role: z.union([role, z.literal('anonymous')]),
  permissions: z.array(permission),
  employerId: id.nullable(),
  memberRole: memberRole.nullable(),
  emailVerified: z.boolean(),
  secondFactorDue: z.boolean(),
});

export const internSummary = z.object({
  kind: z.literal('intern'),
  profileId: id.nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  completeness: z.int(),
  defaultCvId: id.nullable(),
});
export const employerSummary = z.object({
  kind: z.literal('employer'),
  employerId: id.nullable(),
  name: z.string().nullable(),
  slug: z.string().nullable(),
  logoId: id.nullable(),
  memberRole: memberRole.nullable(),
  verificationState: z.string().nullable(),
  publishBlocked: z.boolean(),
  completeness: z.int(),
});
export const administratorSummary = z.object({ kind: z.literal('administrator') });

/** Everything a client needs to greet a person and to build the same ability as the server: `abilityFor(me.actor)`. */
export const me = z.object({
  actor: actorSchema,
  user: userViews.own.schema,
  profile: z.discriminatedUnion('kind', [internSummary, employerSummary, administratorSummary]),
  /** Required policies in force that are not accepted yet. */
  consentsDue: z.array(z.enum(policies)),
  /** Where this person lands after signing in. */
  home: z.string().regex(/^\/(?!\/)/),
});
export type Me = z.infer<typeof me>;

/** The refresh token travels beside it in an HttpOnly cookie. */
export const openedSession = z.object({ accessToken: z.string(), expiresAt: instant, me });
export type OpenedSession = z.infer<typeof openedSession>;

/** Says that a browser has no session. No error: every visitor's browser may ask. */
export const noSession = z.object({ accessToken: z.null() });
export type NoSession = z.infer<typeof noSession>;

/** A secret from a mailed link; it travels in the link's fragment and in request bodies only. */
export const linkToken = z.string().regex(linkTokenPattern, 'This link is not valid.');

export const linkPurposes = [
  'verify',
  'reset',
  'email_change',
  'email_restore',
  'invitation',
  'member_invitation',
] as const;

/** What a mailed link is for, without using it up. `emailHint` shows the first letter and the domain only. */
export const linkStatus = z.object({
  purpose: z.enum(linkPurposes),
  expired: z.boolean(),
  expiresAt: instant,
  emailHint: z.string(),
  role: role.nullable(),
  employerName: z.string().nullable(),
  /** The address has an account already: sign in instead of choosing a password. */
  hasAccount: z.boolean(),
});
export type LinkStatus = z.infer<typeof linkStatus>;

/** One answer whether or not the account exists. */
export const mailSent = z.object({ resendAfterSeconds: z.int() });

export const authOptions = z.object({
  provider: z.enum(['local', 'firebase']),
  /** Where one can be sent to prove who one is, besides by a password. */
  externalProviders: z.array(z.object({ id: z.string().max(40), name: z.string().max(40) })),
  policies: z.record(z.enum(policies), z.iso.date()),
  /**
   * The path of the page that shows the newest email sent to an address, for trying the product; null where emails
   * reach an inbox.
   */
  sentEmails: z.string().max(100).nullable(),
});
export type AuthOptions = z.infer<typeof authOptions>;

/** Makes the first administrator. */
export const setupAdmin = z.strictObject({
  secret: secretText(16, 128).trim(),
  email,
  password: newPassword,
  name: nameText(1, userLimits.name),
  ...localeFields,
});
export type SetupAdmin = z.infer<typeof setupAdmin>;
