import { id, memberRole } from '@prentice/contract';
import { z } from 'zod';
import { defineEvents } from './event-definition.ts';
import { by } from './payload-fields.ts';

const member = z.object({ memberId: id, userId: id, employerId: id });
const invitation = z.object({ invitationId: id, employerId: id, role: memberRole });
const sent = { version: 1, record: 'invitationId', payload: invitation.extend({ by }) } as const;

/** Members of employers, and how they are invited. */
export const memberEvents = defineEvents({
  'member.joined': { version: 1, record: 'userId', payload: member.extend({ role: memberRole }) },
  'member.changed': {
    version: 1,
    record: 'userId',
    payload: member.extend({ from: memberRole, to: memberRole, by }),
  },
  'member.removed': { version: 1, record: 'userId', payload: member.extend({ by }) },
  'member_invitation.sent': sent,
  'member_invitation.revoked': sent,
  'member_invitation.accepted': { version: 1, record: 'invitationId', payload: invitation.extend({ userId: id }) },
});
