import { idParams } from '../kernel/ids.ts';
import { may, publicAccess, operation } from '../kernel/operation.ts';
import { openedSession } from '../accounts/auth.contract.ts';
import { invitationAccept } from '../accounts/invitation.contract.ts';
import {
  memberInvitationCreate,
  memberInvitationList,
  memberInvitationTransitionRequest,
  memberInvitationView,
  memberList,
  memberReply,
  memberUpdate,
} from './member.contract.ts';

export const memberOperations = {
  list: operation({
    method: 'GET',
    path: '/members',
    summary: 'List the members of my employer; for administrators of any employer',
    access: may('read', 'Member'),
    rate: 'read',
    list: memberList,
    reply: memberReply,
  }),
  get: operation({
    method: 'GET',
    path: '/members/:id',
    summary: 'Get a member',
    access: may('read', 'Member'),
    rate: 'read',
    params: idParams,
    reply: memberReply,
  }),
  update: operation({
    method: 'PUT',
    path: '/members/:id',
    summary: 'Change the role of a member; one owner stays',
    access: may('update', 'Member'),
    rate: 'write',
    params: idParams,
    body: memberUpdate,
    volatile: ['lastActiveAt'],
    reply: memberReply,
    ifMatch: true,
  }),
  remove: operation({
    method: 'DELETE',
    path: '/members/:id',
    summary: 'Remove a member; one owner stays',
    access: may('delete', 'Member'),
    rate: 'write',
    params: idParams,
    reply: memberReply,
  }),
};

/** Inviting somebody is creating a member, so the rules about members decide. */
export const memberInvitationOperations = {
  list: operation({
    method: 'GET',
    path: '/member-invitations',
    summary: 'List invitations to my employer',
    access: may('create', 'Member'),
    rate: 'read',
    list: memberInvitationList,
    reply: memberInvitationView.schema,
  }),
  get: operation({
    method: 'GET',
    path: '/member-invitations/:id',
    summary: 'Get an invitation',
    access: may('create', 'Member'),
    rate: 'read',
    params: idParams,
    reply: memberInvitationView.schema,
  }),
  create: operation({
    method: 'POST',
    path: '/member-invitations',
    summary: 'Invite a colleague by email',
    access: may('create', 'Member'),
    rate: 'mail',
    body: memberInvitationCreate,
    reply: memberInvitationView.schema,
    status: 201,
  }),
  resend: operation({
    method: 'POST',
    path: '/member-invitations/:id/resend',
    summary: 'Send a new link; the old one stops working',
    access: may('create', 'Member'),
    rate: 'mail',
    params: idParams,
    reply: memberInvitationView.schema,
  }),
  transition: operation({
    method: 'POST',
    path: '/member-invitations/:id/transitions',
    summary: 'Revoke an invitation',
    access: may('create', 'Member'),
    rate: 'write',
    params: idParams,
    body: memberInvitationTransitionRequest,
    reply: memberInvitationView.schema,
  }),
  accept: operation({
    method: 'POST',
    path: '/member-invitations/accept',
    summary: 'Join an employer by an invitation',
    access: publicAccess,
    rate: 'auth',
    body: invitationAccept,
    reply: openedSession,
    unverified: true,
  }),
};
