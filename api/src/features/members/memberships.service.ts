import { employerLimits, Refusal, type MemberRole } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId, type ClientSession } from 'mongodb';
import { Clock } from '../../platform/clock/clock.ts';
import { Database, type Work } from '../../platform/database/database.service.ts';
import { Events } from '../../platform/events/events.service.ts';
import { Membership, type MemberCard, type MemberOf, type NewMember } from '../ports/membership.port.ts';
import { Member, Team, type MemberRow } from './member.entity.ts';

/** Answers who belongs where, and takes people in. */
@Injectable()
export class Memberships extends Membership {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: Events,
  ) {
    super();
  }

  private get members() {
    return this.database.collection<MemberRow>(Member);
  }

  async of(userId: ObjectId): Promise<MemberOf | null> {
    const member = await this.members.findOne({ userId }, { projection: { employerId: 1, role: 1 } });
    return member && { employerId: member.employerId.toHexString(), role: member.role };
  }

  async isStill(userId: ObjectId, role: MemberRole, session: ClientSession): Promise<boolean> {
    const members = this.database.collection<MemberRow & { writes?: number }>(Member);
    const { matchedCount } = await members.updateOne({ userId, role }, { $inc: { writes: 1 } }, { session });
    return matchedCount === 1;
  }

  async isLastOwner(userId: ObjectId): Promise<boolean> {
    const member = await this.members.findOne({ userId });
    if (member?.role !== 'owner') return false;
    const { employerId } = member;
    const others = { employerId, role: 'owner', status: 'active', userId: { $ne: userId } } as const;
    return (await this.members.countDocuments(others, { limit: 1 })) === 0;
  }

  async people(employerIds: readonly ObjectId[], roles?: readonly MemberRole[]): Promise<readonly MemberCard[]> {
    const filter = { employerId: { $in: [...employerIds] }, ...(roles ? { role: { $in: [...roles] } } : {}) };
    const rows = await this.members.find(filter).sort({ createdAt: 1, _id: 1 }).toArray();
    return rows.map(({ userId, employerId, role, email }) => ({
      userId: userId.toHexString(),
      employerId: employerId.toHexString(),
      role,
      email,
    }));
  }

  async counts(employerIds: readonly ObjectId[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.members
      .aggregate<{ _id: ObjectId; count: number }>([
        { $match: { employerId: { $in: [...employerIds] } } },
        { $group: { _id: '$employerId', count: { $sum: 1 } } },
      ])
      .toArray();
    return new Map(rows.map((row) => [row._id.toHexString(), row.count]));
  }

  async join(work: Work, { userId, employerId, role, email, name = null }: NewMember): Promise<void> {
    await this.lock(work, employerId);
    const present = await work.count(Member, { employerId });
    if (present >= employerLimits.members) throw new Refusal('SAVED_LIMIT', { n: employerLimits.members });
    if (await work.findOne(Member, { userId })) throw new Refusal('INVITE_INVALID');
    const now = this.clock.now();
    const _id = new ObjectId();
    const times = { createdAt: now, updatedAt: now };
    work.create(Member, { _id, ...times, userId, employerId, role, email, name, status: 'active' });
    this.events.record(work, 'member.joined', {
      memberId: _id.toHexString(),
      employerId: employerId.toHexString(),
      userId: userId.toHexString(),
      role,
    });
  }

  /** Makes changes of one employer's members happen one after the other, also across processes. */
  async lock(work: Work, employerId: ObjectId): Promise<void> {
    const session = this.database.session(work);
    await this.database
      .collection<{ _id: ObjectId; turn: number }>(Team)
      .updateOne({ _id: employerId }, { $inc: { turn: 1 } }, { upsert: true, ...(session ? { session } : {}) });
  }
}
