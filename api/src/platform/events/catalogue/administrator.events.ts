import { id, role } from '@prentice/contract';
import { z } from 'zod';
import { defineEvents } from './event-definition.ts';
import { by } from './payload-fields.ts';

const invitation = z.object({ invitationId: id, by });

/** Administrators, and how they are invited. */
export const administratorEvents = defineEvents({
  'administrator.changed': { version: 1, record: 'userId', payload: z.object({ userId: id, by, role }) },
  'invitation.sent': { version: 1, record: 'invitationId', payload: invitation },
  'invitation.revoked': { version: 1, record: 'invitationId', payload: invitation },
  'invitation.expired': { version: 1, record: 'invitationId', payload: z.object({ invitationId: id }) },
  'invitation.accepted': { version: 1, record: 'userId', payload: z.object({ userId: id, role }) },
});
