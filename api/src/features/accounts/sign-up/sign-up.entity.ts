import { defineEntity, p } from '@mikro-orm/core';
import { type Locale, authLimits } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { DAY, HOUR } from '../../../platform/clock/clock.ts';
import type { CollectionDefinition } from '../../../platform/database/collection-definition.ts';
import type { SignUpConsents } from '../consents/consents.service.ts';
import type { Identity } from '../user.entity.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostCookieName, hostCookieOptions, readHostCookie } from '../../../platform/auth/session-cookies.ts';
import { isSameSecret, signText } from '../../../platform/auth/token.ts';

/** What an employer's sign-up says besides. */
export interface SignUpCompany {
  readonly companyName: string;
  readonly website: string;
  readonly name: string | null;
}

/**
 * A sign-up that was accepted and waits to become an account. The request only writes this, whether or not the address
 * is known, so neither the reply nor its timing reveals it.
 */
export const SignUp = defineEntity({
  name: 'SignUp',
  tableName: 'sign-ups',
  properties: {
    /** Also of the account that is made of it. */
    _id: p.type(ObjectId).primary(),
    email: p.string(),
    role: p.string().$type<'intern' | 'employer'>(),
    passwordHash: p.string().nullable(),
    identity: p.json<Identity>().nullable(),
    /** The identity provider knows the address: no account can be made. */
    taken: p.boolean(),
    /** The provider has proven the address. */
    proven: p.boolean(),
    consents: p.json<SignUpConsents>(),
    locale: p.string().$type<Locale>(),
    timeZone: p.string(),
    company: p.json<SignUpCompany>().nullable(),
    /** The page to continue at once the address is confirmed. */
    next: p.string().nullable(),
    at: p.datetime().$type<Date>(),
  },
});

export const signUpCollection: CollectionDefinition = {
  entity: SignUp,
  personal: { export: null, erasure: 'expire', why: 'Deleted when the address is confirmed, or after its time.' },
  indexes: [{ key: { at: 1 }, name: 'sign_up_ttl', expireAfterSeconds: (7 * DAY) / 1000 }],
};

const COOKIE = 'sign-up';
const MAX_AGE_SECONDS = (authLimits.verifyLinkHours * HOUR) / 1000;

const signatureOf = (userId: string, secret: string): string => signText(secret, `sign-up:${userId}`);

/**
 * Returns whether this browser signed up the account: then the person who opens the mailed link in it is the one who
 * chose the password.
 */
export function isSignUpBrowser(
  request: FastifyRequest,
  userId: string,
  { secret, publicUrl }: { secret: string; publicUrl: string },
): boolean {
  const [signedUp, signature = ''] = (readHostCookie(request, COOKIE, publicUrl) ?? '').split('.');
  return signedUp === userId && isSameSecret(signature, signatureOf(userId, secret));
}

/**
 * Marks the browser as the one that signed up. Every sign-up gets one, so it does not tell whether the address was
 * free.
 */
export function writeSignUpCookie(
  reply: FastifyReply,
  userId: string,
  { secret, publicUrl }: { secret: string; publicUrl: string },
): void {
  const options = { ...hostCookieOptions(publicUrl), maxAge: MAX_AGE_SECONDS };
  void reply.setCookie(hostCookieName(COOKIE, publicUrl), `${userId}.${signatureOf(userId, secret)}`, options);
}
