import { z } from 'zod';
import { idParams } from '../kernel/ids.ts';
import { may, operation, signedIn } from '../kernel/operation.ts';
import { email, line } from '../kernel/text.ts';
import { mailSent, me, openedSession } from './auth.contract.ts';
import { externalProviderId } from './external.contract.ts';
import { newPassword, enteredPassword } from './password.contract.ts';
import { sessionList, sessionView } from './session.contract.ts';

/** Security of the own account: password, address, sign-in methods, sessions. */
export const accountOperations = {
  changePassword: operation({
    method: 'POST',
    path: '/auth/password',
    summary: 'Change the password; ends all other sessions',
    access: signedIn,
    rate: 'auth',
    body: z.strictObject({ current: enteredPassword, password: newPassword }),
    reply: openedSession,
    unverified: true,
  }),
  changeEmail: operation({
    method: 'POST',
    path: '/auth/email',
    summary: 'Request another address; it applies once the link emailed to it is used',
    access: signedIn,
    rate: 'mail',
    body: z.strictObject({ email, password: enteredPassword }),
    reply: mailSent,
    status: 202,
    unverified: true,
  }),
  cancelEmailChange: operation({
    method: 'DELETE',
    path: '/auth/email',
    summary: 'Cancel a pending change of address',
    access: signedIn,
    rate: 'write',
    reply: me,
    unverified: true,
  }),
  linkIdentity: operation({
    method: 'POST',
    path: '/auth/identities',
    summary: 'Add an external sign-in method whose verified address is mine',
    access: signedIn,
    rate: 'auth',
    body: z.strictObject({ idToken: line(20, 4_096) }),
    reply: me,
  }),
  unlinkIdentity: operation({
    method: 'DELETE',
    path: '/auth/identities/:provider',
    summary: 'Remove an external sign-in method; refused while there is no password',
    access: signedIn,
    rate: 'auth',
    params: z.strictObject({ provider: externalProviderId }),
    reply: me,
    unverified: true,
  }),
  sessions: operation({
    method: 'GET',
    path: '/auth/sessions',
    summary: 'List my sessions, last used first',
    access: may('read', 'Session'),
    rate: 'read',
    list: sessionList,
    reply: sessionView.schema,
    unverified: true,
  }),
  endSession: operation({
    method: 'DELETE',
    path: '/auth/sessions/:id',
    summary: 'Sign out one device',
    access: may('delete', 'Session'),
    rate: 'write',
    params: idParams,
    reply: sessionView.schema,
    unverified: true,
  }),
  signOutEverywhere: operation({
    method: 'POST',
    path: '/auth/sign-out-everywhere',
    summary: 'End all my sessions, this one too',
    access: signedIn,
    rate: 'auth',
    reply: z.object({ ended: z.int() }),
    unverified: true,
  }),
};
