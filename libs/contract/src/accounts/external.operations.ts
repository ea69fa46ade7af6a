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
    summary: 'Begin a visit to the external provider; answers where the browser goes',
    access: publicAccess,
    rate: 'auth',
    body: externalStart,
    reply: z.object({ url: z.string() }),
  }),
  finish: operation({
    method: 'POST',
    path: '/auth/external/return',
    summary: 'Come back from the external provider, once',
    access: publicAccess,
    rate: 'auth',
    body: externalCallback,
    reply: externalReply,
    cookie: true,
  }),
  signUp: operation({
    method: 'POST',
    path: '/auth/external/sign-up',
    summary: 'Create the account of somebody whom the external provider has just proven',
    access: publicAccess,
    rate: 'auth',
    body: externalSignUp,
    reply: externalSignedIn,
    status: 201,
    cookie: true,
  }),
};
