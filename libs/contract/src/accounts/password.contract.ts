import { secretText } from '../kernel/text.ts';
import { passwordLimits } from './account-limits.ts';

/** A new password, exactly as typed. The server also refuses common ones. */
export const newPassword = secretText(passwordLimits.min, passwordLimits.max);

/** A password that is tried: any text, bounded so that hashing stays bounded. */
export const enteredPassword = secretText(1, 256);
