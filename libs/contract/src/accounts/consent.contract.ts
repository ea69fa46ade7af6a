import { z } from 'zod';
import type { Actor } from '../kernel/actor.ts';
import { id } from '../kernel/ids.ts';
import { filter, defineListSchema } from '../kernel/list.ts';
import { may, operation } from '../kernel/operation.ts';
import { instant } from '../kernel/text.ts';
import { view } from '../kernel/view.ts';
import { policies, policyVersions, requiredPolicies, type Policy } from './account-limits.ts';

export const policyVersion = z.iso.date();

/** One decision about one policy; append-only, the newest one per policy counts. */
export const consentRecord = z.object({
  id,
  userId: id,
  policy: z.enum(policies),
  policyVersion,
  granted: z.boolean(),
  at: instant,
});
export type ConsentRecord = z.infer<typeof consentRecord>;

export const consentViews = {
  own: view('own', consentRecord, ['id', 'policy', 'policyVersion', 'granted', 'at']),
  admin: view('admin', consentRecord, ['id', 'userId', 'policy', 'policyVersion', 'granted', 'at']),
};
const reply = z.union([consentViews.admin.schema, consentViews.own.schema]);

/** Both required policies in the versions that were shown; an outdated version is refused with the field's name. */
export const signUpConsents = z.strictObject({
  terms: z.literal(policyVersions.terms, 'Accept the terms of use in their current version.'),
  privacy: z.literal(policyVersions.privacy, 'Accept the privacy notice in its current version.'),
  broadcastMail: z.boolean().default(false),
});

export const consentCreate = z
  .strictObject({ policy: z.enum(policies), policyVersion, granted: z.boolean() })
  .superRefine((consent, context) => {
    if (consent.policyVersion !== policyVersions[consent.policy])
      context.addIssue({ code: 'custom', path: ['policyVersion'], message: 'A newer version is in force.' });
    if (!consent.granted && requiredPolicies.some((policy) => policy === consent.policy))
      context.addIssue({ code: 'custom', path: ['granted'], message: 'To withdraw this, delete your account.' });
  });
export type ConsentCreate = z.infer<typeof consentCreate>;

/** Returns the required policies whose version in force the person has not accepted. */
export const duePolicies = (
  consents: readonly Pick<ConsentRecord, 'policy' | 'policyVersion' | 'granted'>[],
): Policy[] =>
  requiredPolicies.filter(
    (policy) =>
      !consents.some(
        (consent) => consent.policy === policy && consent.granted && consent.policyVersion === policyVersions[policy],
      ),
  );

export const consentList = defineListSchema({
  resource: 'consents',
  filters: { userId: filter.eq('userId', id, ['admin']), policy: filter.in('policy', z.enum(policies)) },
  sorts: { at: 'at' },
  defaultSort: ['at', 'DESC'],
});

/** Returns the view of a consent: full administrators see whose consent it is. */
export const consentViewFor = (actor: Actor): keyof typeof consentViews => (actor.role === 'admin' ? 'admin' : 'own');

export const consentOperations = {
  list: operation({
    method: 'GET',
    path: '/consents',
    summary: 'My consents with version and time; for administrators those of an account',
    access: may('read', 'Consent'),
    rate: 'read',
    list: consentList,
    reply,
    unverified: true,
  }),
  create: operation({
    method: 'POST',
    path: '/consents',
    summary: 'Accept the version in force, or withdraw a free consent',
    access: may('create', 'Consent'),
    rate: 'write',
    body: consentCreate,
    reply: consentViews.own.schema,
    status: 201,
    unverified: true,
    beforeSecondFactor: true,
  }),
};
