import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { ExternalDoor } from '@prentice/contract';
import type { Stored } from '../../../platform/database/stored.ts';
import type { ExternalProof } from '../identity/identity.port.ts';

/** `open` until the browser is back, `proven` while somebody new has yet to agree to the terms, then `over`. */
export type VisitState = 'open' | 'proven' | 'over';

/** One visit to the external provider. Of its secret only a digest is kept. */
export const ExternalVisit = defineEntity({
  name: 'ExternalVisit',
  tableName: 'external-visits',
  properties: {
    _id: p.string().primary(),
    state: p.string().$type<VisitState>(),
    door: p.string().$type<ExternalDoor>().nullable(),
    next: p.string().nullable(),
    proof: p.json<ExternalProof>().nullable(),
    expiresAt: p.datetime().$type<Date>(),
  },
});

/** A visit as it is stored. */
export type VisitRow = InferEntity<typeof ExternalVisit>;

export const visitStored: Stored = {
  entity: ExternalVisit,
  indexes: [{ key: { expiresAt: 1 }, name: 'external_visit_ttl', expireAfterSeconds: 3_600 }],
};
