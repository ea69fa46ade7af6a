/**
 * The contract's schemas of what the forms for accounts send. Forms load this file when somebody enters a field: zod is
 * as large as everything else on these pages but React.
 */
import { employerSignUp, internSignUp, newPassword } from '@prentice/contract';
import { z } from 'zod';

export { externalSignUp, invitationAccept, setupAdmin } from '@prentice/contract';

export const signUpSchemas = { intern: internSignUp, employer: employerSignUp };
export const passwordReset = z.strictObject({ password: newPassword });
