import { dataRequestKinds, id, instant } from '@prentice/contract';
import { z } from 'zod';
import { defineEvents } from './event-definition.ts';

const request = z.object({ requestId: id, userId: id, kind: z.enum(dataRequestKinds) });
const withTime = { version: 1, record: 'userId', payload: request.extend({ dueAt: instant.nullable() }) } as const;
const plain = { version: 1, record: 'userId', payload: request } as const;

/** Exports and erasures that people asked for. */
export const dataRequestEvents = defineEvents({
  'data.requested': withTime,
  'data.cancelled': withTime,
  'data.ready': withTime,
  'data.failed': plain,
  'data.expired': plain,
  /** Without a request when somebody else signed up with the address of an account that was never confirmed. */
  'data.erased': { version: 1, record: 'userId', payload: request.extend({ requestId: id.nullable() }) },
});
