import { z } from 'zod';
import { internalPath } from '../screens/screen.guards.ts';
import { searchText, secretText } from '../kernel/text.ts';
import { openedSession, provenSignUp } from './auth.contract.ts';

/** Times of a visit to an external provider, in minutes. */
export const externalLimits = { visitMinutes: 10, signUpMinutes: 30 } as const;

/** Names an external provider: Google, or any other that speaks OpenID Connect. */
export const externalProviderId = z.string().regex(/^(google\.com|oidc\.[a-z0-9-]{1,30})$/);

/** Doors that an external provider opens. Administrators come by invitation and password only. */
export const externalDoors = ['student', 'employer'] as const;
export const externalDoor = z.enum(externalDoors);
export type ExternalDoor = (typeof externalDoors)[number];

/** Sets out for the provider. Without a door, the account decides, and somebody new chooses later. */
export const externalVisit = z.strictObject({
  provider: externalProviderId,
  door: externalDoor.nullable(),
  /** Where to go on to afterwards: a path of ours. */
  next: searchText(2_048)
    .refine((path) => internalPath(path) !== null)
    .nullable(),
});
export type ExternalVisit = z.infer<typeof externalVisit>;

/** What the provider gave the browser to bring back. */
export const externalReturn = z.strictObject({
  state: secretText(1, 200),
  code: secretText(1, 2_048).nullable(),
  error: secretText(1, 100).nullable(),
});
export type ExternalReturn = z.infer<typeof externalReturn>;

/** What somebody new adds to what the provider has proven. */
export const externalSignUp = provenSignUp;

const enteredReply = z.object({
  outcome: z.literal('signed_in'),
  session: openedSession,
  next: z.string().nullable(),
});

export const externalReply = z.discriminatedUnion('outcome', [
  enteredReply,
  z.object({
    outcome: z.literal('sign_up_needed'),
    /** The provider's name, as people know it. */
    provider: z.string(),
    email: z.string(),
    name: z.string().nullable(),
    door: externalDoor.nullable(),
    next: z.string().nullable(),
  }),
  /** The person said no at the provider. */
  z.object({ outcome: z.literal('denied'), door: externalDoor.nullable(), next: z.string().nullable() }),
]);
export type ExternalReply = z.infer<typeof externalReply>;
export const externalEntered = enteredReply;
export type ExternalEntered = z.infer<typeof externalEntered>;
