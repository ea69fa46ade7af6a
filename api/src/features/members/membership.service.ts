import { employerLimits, AppError, type MemberRole } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId, type ClientSession } from 'mongodb';
import { Clock } from '../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../platform/database/database.service.ts';
import { Events } from '../../platform/events/events.service.ts';
import { Membership, type MemberSummary, type UserMembership, type NewMember } from '../ports/membership.port.ts';
import { Member, Team, type MemberRow } from './member.entity.ts';

/** Answers who belongs where, and takes people in. */
@Injectable()
export class DatabaseMembership extends Membership {
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

  async find(userId: ObjectId): Promise<UserMembership | null> {
    const member = await this.members.findOne({ userId }, { projection: { employerId: 1, role: 1 } });
    return member && { employerId: member.employerId.toHexString(), role: member.role };
  }

  async isStillMember(userId: ObjectId, role: MemberRole, session: ClientSession): Promise<boolean> {
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

  async membersOf(employerIds: readonly ObjectId[], roles?: readonly MemberRole[]): Promise<readonly MemberSummary[]> {
    const filter = { employerId: { $in: [...employerIds] }, ...(roles ? { role: { $in: [...roles] } } : {}) };
    const rows = await this.members.find(filter).sort({ createdAt: 1, _id: 1 }).toArray();
    return rows.map(({ userId, employerId, role, email }) => ({
      userId: userId.toHexString(),
      employerId: employerId.toHexString(),
      role,
      email,
    }));
  }

  async countMembers(employerIds: readonly ObjectId[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.members
      .aggregate<{ _id: ObjectId; count: number }>([
        { $match: { employerId: { $in: [...employerIds] } } },
        { $group: { _id: '$employerId', count: { $sum: 1 } } },
      ])
      .toArray();
    return new Map(rows.map((row) => [row._id.toHexString(), row.count]));
  }

  async join(unitOfWork: UnitOfWork, { userId, employerId, role, email, name = null }: NewMember): Promise<void> {
    await this.lock(unitOfWork, employerId);
    const present = await unitOfWork.count(Member, { employerId });
    if (present >= employerLimits.members) throw new AppError('SAVED_LIMIT', { n: employerLimits.members });
    if (await unitOfWork.findOne(Member, { userId })) throw new AppError('INVITE_INVALID');
    const now = this.clock.now();
    const _id = new ObjectId();
    const times = { createdAt: now, updatedAt: now };
    unitOfWork.create(Member, { _id, ...times, userId, employerId, role, email, name, status: 'active' });
    this.events.record(unitOfWork, {
      'member.joined': {
        memberId: _id.toHexString(),
        employerId: employerId.toHexString(),
        userId: userId.toHexString(),
        role,
      },
    });
  }

  /** Makes changes of one employer's members happen one after the other, also across processes. */
  async lock(unitOfWork: UnitOfWork, employerId: ObjectId): Promise<void> {
    await this.database
      .collection<{ _id: ObjectId; lockCount: number }>(Team)
      .updateOne(
        { _id: employerId },
        { $inc: { lockCount: 1 } },
        { upsert: true, ...this.database.sessionOptions(unitOfWork) },
      );
  }
}
