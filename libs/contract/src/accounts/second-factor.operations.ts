import { z } from 'zod';
import { operation, signedIn } from '../kernel/operation.ts';
import { enteredPassword } from './password.contract.ts';
import {
  newPasskey,
  passkeyRemoval,
  passkeySetup,
  recoveryCodes,
  secondFactorCode,
  secondFactorSetup,
  secondFactorStatus,
} from './second-factor.contract.ts';

const byPassword = z.strictObject({ password: enteredPassword });

/** The second factor of the own account. Signing in with it is `auth.signInWithCode` and `auth.signInWithPasskey`. */
export const secondFactorOperations = {
  status: operation({
    method: 'GET',
    path: '/auth/second-factor',
    summary: 'Get whether my account has a second factor, and how many recovery codes are left',
    access: signedIn,
    rate: 'read',
    reply: secondFactorStatus,
    beforeSecondFactor: true,
  }),
  begin: operation({
    method: 'POST',
    path: '/auth/second-factor/setup',
    summary: 'Get a new key for an authenticator app; it counts once a code of it is confirmed',
    access: signedIn,
    rate: 'auth',
    body: byPassword,
    reply: secondFactorSetup,
    beforeSecondFactor: true,
  }),
  confirm: operation({
    method: 'POST',
    path: '/auth/second-factor/confirm',
    summary: 'Turn the second factor on with a code of the app; answers with the recovery codes, once',
    access: signedIn,
    rate: 'auth',
    body: z.strictObject({ code: secondFactorCode }),
    reply: recoveryCodes,
    beforeSecondFactor: true,
  }),
  renewRecoveryCodes: operation({
    method: 'POST',
    path: '/auth/second-factor/recovery-codes',
    summary: 'Replace my recovery codes by new ones',
    access: signedIn,
    rate: 'auth',
    body: byPassword,
    reply: recoveryCodes,
  }),
  beginPasskey: operation({
    method: 'POST',
    path: '/auth/second-factor/passkeys/setup',
    summary: 'Get what the browser needs for a new passkey, which can be used in place of the code of the app',
    access: signedIn,
    rate: 'auth',
    body: byPassword,
    reply: passkeySetup,
  }),
  addPasskey: operation({
    method: 'POST',
    path: '/auth/second-factor/passkeys',
    summary: 'Add the passkey that the browser has made',
    access: signedIn,
    rate: 'auth',
    body: newPasskey,
    replyKind: 'empty',
    status: 204,
  }),
  removePasskey: operation({
    method: 'POST',
    path: '/auth/second-factor/passkeys/remove',
    summary: 'Remove one of my passkeys',
    access: signedIn,
    rate: 'auth',
    body: passkeyRemoval,
    replyKind: 'empty',
    status: 204,
  }),
  turnOff: operation({
    method: 'POST',
    path: '/auth/second-factor/turn-off',
    summary: 'Turn my second factor off',
    access: signedIn,
    rate: 'auth',
    body: byPassword,
    replyKind: 'empty',
    status: 204,
  }),
};
