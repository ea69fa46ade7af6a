import type { Stored } from '../../platform/database/stored.ts';
import { consentStored } from './consent.entity.ts';
import { dataRequestStored } from './data-requests/data-request.entity.ts';
import { visitStored } from './external/visit.entity.ts';
import { linkStored } from './link.entity.ts';
import { signUpStored } from './sign-up.entity.ts';
import { userStored } from './user.entity.ts';

/** What accounts store. */
export const accountStored: readonly Stored[] = [
  userStored,
  linkStored,
  visitStored,
  consentStored,
  signUpStored,
  dataRequestStored,
];
