import { Inject, Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Database } from '../../platform/database/database.service.ts';
import { Membership, type MemberOf } from '../ports/membership.port.ts';
import { Member, type MemberRow } from './employer.entity.ts';

/** Answers who belongs where, from the members. */
@Injectable()
export class Memberships extends Membership {
  constructor(@Inject(Database) private readonly database: Database) {
    super();
  }

  private get members() {
    return this.database.collection<MemberRow>(Member);
  }

  async of(userId: ObjectId): Promise<MemberOf | null> {
    const member = await this.members.findOne({ userId }, { projection: { employerId: 1, role: 1 } });
    return member && { employerId: member.employerId.toHexString(), role: member.role };
  }

  async isLastOwner(userId: ObjectId): Promise<boolean> {
    const member = await this.members.findOne({ userId });
    if (member?.role !== 'owner') return false;
    const others = { employerId: member.employerId, role: 'owner' as const, userId: { $ne: userId } };
    return (await this.members.countDocuments(others, { limit: 1 })) === 0;
  }
}
