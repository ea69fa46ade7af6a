import { documentKinds, id, type scanEventNames } from '@prentice/contract';
import { z } from 'zod';
import { defineTransitionEvents } from './event-definition.ts';

const payload = z.object({ documentId: id, ownerId: id, kind: z.enum(documentKinds), storageKey: z.string() });
const event = { version: 1, record: 'documentId', payload } as const;

/** Uploaded documents. */
export const documentEvents = defineTransitionEvents<typeof scanEventNames>()({
  'document.received': event,
  'document.checked': event,
  'document.scanned': event,
  'document.rejected': event,
  'document.deleted': event,
});
