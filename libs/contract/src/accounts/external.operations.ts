import { z } from 'zod';
import { publicAccess, operation } from '../kernel/operation.ts';
import {
  externalSignedIn,
  externalReply,
  externalCallback,
  externalSignUp,
  externalStart,
} from './external.contract.ts';

/**
 * Signing in by way of an external provider. The visit is bound to the browser by a cookie that only these operations
 * read; what the provider hands over is exchanged by the server.
 */
export const externalOperations = {
  start: operation({
    method: 'POST',
    path: '/auth/external',
    summary: 'Start signing in with the external provider; returns where to redirect',
    access: publicAccess,
    rate: 'auth',
    body: externalStart,
    reply: z.object({ url: z.string() }),
  }),
  finish: operation({
    method: 'POST',
    path: '/auth/external/return',
    summary: 'Complete the return from the external provider, once',
    access: publicAccess,
    rate: 'auth',
    body: externalCallback,
    reply: externalReply,
    cookie: true,
  }),
  signUp: operation({
    method: 'POST',
    path: '/auth/external/sign-up',
    summary: 'Create an account for a person whom the external provider has just authenticated',
    access: publicAccess,
    rate: 'auth',
    body: externalSignUp,
    reply: externalSignedIn,
    status: 201,
    cookie: true,
  }),
};
