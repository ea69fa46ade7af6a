import type { CollectionDefinition } from '../../platform/database/collection-definition.ts';
import { consentCollection } from './consents/consent.entity.ts';
import { externalFlowCollection } from './external-sign-in/external-flow.entity.ts';
import { accountLinkCollection } from './links/account-link.entity.ts';
import { signUpCollection } from './sign-up/sign-up.entity.ts';
import { userCollection } from './user.entity.ts';

/** What accounts store. */
export const accountCollections: readonly CollectionDefinition[] = [
  userCollection,
  accountLinkCollection,
  externalFlowCollection,
  consentCollection,
  signUpCollection,
];
