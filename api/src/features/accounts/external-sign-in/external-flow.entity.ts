import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { ExternalSignInPage } from '@prentice/contract';
import { HOUR, SECOND } from '../../../platform/clock/clock.ts';
import type { CollectionDefinition } from '../../../platform/database/collection-definition.ts';
import type { ExternalProof } from '../identity/identity-provider.port.ts';

/** `open` until the browser is back, `proven` while somebody new has yet to agree to the terms, then `over`. */
export type ExternalFlowState = 'open' | 'proven' | 'over';

/** One sign-in with the external provider, from leaving to coming back. Of its secret only a digest is kept. */
export const ExternalFlow = defineEntity({
  name: 'ExternalFlow',
  tableName: 'external-visits',
  properties: {
    _id: p.string().primary(),
    state: p.string().$type<ExternalFlowState>(),
    signInPage: p.string().$type<ExternalSignInPage>().nullable(),
    next: p.string().nullable(),
    proof: p.json<ExternalProof>().nullable(),
    expiresAt: p.datetime().$type<Date>(),
  },
});

/** A sign-in flow as it is stored. */
export type ExternalFlowRow = InferEntity<typeof ExternalFlow>;

export const externalFlowCollection: CollectionDefinition = {
  entity: ExternalFlow,
  personal: { export: null, erasure: 'expire', why: 'Secrets that expire within minutes.' },
  indexes: [{ key: { expiresAt: 1 }, name: 'external_visit_ttl', expireAfterSeconds: HOUR / SECOND }],
};
