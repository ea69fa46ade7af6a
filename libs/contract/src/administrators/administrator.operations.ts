import { idParams } from '../kernel/ids.ts';
import { may, publicAccess, operation } from '../kernel/operation.ts';
import { openedSession } from '../accounts/auth.contract.ts';
import { userTransitionRequest } from '../accounts/user.contract.ts';
import { invitationAccept } from '../accounts/invitation.contract.ts';
import {
  administratorList,
  administratorUpdate,
  administratorView,
  administratorInvitationCreate,
  administratorInvitationList,
  administratorInvitationTransitionRequest,
  administratorInvitationView,
} from './administrator.contract.ts';

export const administratorOperations = {
  list: operation({
    method: 'GET',
    path: '/administrators',
    summary: 'List full and limited administrators with their last sign-in',
    access: may('read', 'User'),
    rate: 'read',
    list: administratorList,
    reply: administratorView.schema,
  }),
  get: operation({
    method: 'GET',
    path: '/administrators/:id',
    summary: 'Get an administrator',
    access: may('read', 'User'),
    rate: 'read',
    params: idParams,
    reply: administratorView.schema,
  }),
  update: operation({
    method: 'PUT',
    path: '/administrators/:id',
    summary: 'Change the role and permissions of another administrator',
    access: may('update', 'User'),
    rate: 'write',
    params: idParams,
    body: administratorUpdate,
    volatile: ['lastSignInAt', 'lastActiveAt'],
    reply: administratorView.schema,
    ifMatch: true,
  }),
  transition: operation({
    method: 'POST',
    path: '/administrators/:id/transitions',
    summary: 'Suspend or reinstate another administrator',
    access: may('transition', 'User'),
    rate: 'write',
    params: idParams,
    body: userTransitionRequest,
    reply: administratorView.schema,
  }),
};

export const administratorInvitationOperations = {
  list: operation({
    method: 'GET',
    path: '/invitations',
    summary: 'List invitations of administrators',
    access: may('read', 'AdminInvitation'),
    rate: 'read',
    list: administratorInvitationList,
    reply: administratorInvitationView.schema,
  }),
  get: operation({
    method: 'GET',
    path: '/invitations/:id',
    summary: 'Get an invitation',
    access: may('read', 'AdminInvitation'),
    rate: 'read',
    params: idParams,
    reply: administratorInvitationView.schema,
  }),
  create: operation({
    method: 'POST',
    path: '/invitations',
    summary: 'Invite an administrator by email',
    access: may('create', 'AdminInvitation'),
    rate: 'mail',
    body: administratorInvitationCreate,
    reply: administratorInvitationView.schema,
    status: 201,
  }),
  resend: operation({
    method: 'POST',
    path: '/invitations/:id/resend',
    summary: 'Send a new link; the old one stops working',
    access: may('update', 'AdminInvitation'),
    rate: 'mail',
    params: idParams,
    reply: administratorInvitationView.schema,
  }),
  transition: operation({
    method: 'POST',
    path: '/invitations/:id/transitions',
    summary: 'Revoke an invitation',
    access: may('update', 'AdminInvitation'),
    rate: 'write',
    params: idParams,
    body: administratorInvitationTransitionRequest,
    reply: administratorInvitationView.schema,
  }),
  accept: operation({
    method: 'POST',
    path: '/invitations/accept',
    summary: 'Become an administrator by an invitation',
    access: publicAccess,
    rate: 'auth',
    body: invitationAccept,
    reply: openedSession,
    unverified: true,
  }),
};
