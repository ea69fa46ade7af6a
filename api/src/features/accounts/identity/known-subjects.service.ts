import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.service.ts';
import { SignUp } from '../sign-up/sign-up.entity.ts';
import { User } from '../user.entity.ts';

/**
 * Finds which accounts of the identity provider are ours. Anyone who knows the provider's public key can make accounts
 * there past us, in anybody's name; those are nobody's here, and must not keep the address's owner out nor let their
 * maker in.
 */
@Injectable()
export class KnownSubjects {
  constructor(private readonly database: Database) {}

  /** Whether an account that is confirmed or suspended, or a sign-up under way, has this subject. */
  readonly isKnown = async (provider: string, subject: string): Promise<boolean> => {
    const identities = { $elemMatch: { provider, subject } };
    const user = await this.database
      .collection(User)
      .findOne({ identities, status: { $ne: 'unverified' } }, { projection: { _id: 1 } });
    if (user) return true;
    const coming = { 'identity.provider': provider, 'identity.subject': subject };
    return (await this.database.collection(SignUp).findOne(coming, { projection: { _id: 1 } })) !== null;
  };
}
