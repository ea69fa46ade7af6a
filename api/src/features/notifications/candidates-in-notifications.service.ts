import type { Id } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { CandidateNames } from '../applications/index.ts';
import { DatabaseMembership } from '../members/index.ts';
import type { NotificationParams } from './deliveries/delivery.entity.ts';

/** What a notification says, stored without anybody's name. */
interface StoredNotification {
  readonly userId: ObjectId;
  readonly params: NotificationParams;
}

const applicationIdsIn = ({ params: { applicationId } }: StoredNotification): readonly Id[] =>
  typeof applicationId === 'string' ? [applicationId] : [];

/**
 * Names candidates in the inboxes of a company's team. Names are not stored with notifications but found when one is
 * shown: blind review decides then, and who erased their account is named nowhere. Emails and pushes name nobody.
 */
@Injectable()
export class CandidatesInNotifications {
  constructor(
    private readonly candidates: CandidateNames,
    private readonly members: DatabaseMembership,
  ) {}

  /** Returns notifications of one person with the names of candidates of the company that they belong to. Two queries. */
  async name<Row extends StoredNotification>(rows: readonly Row[]): Promise<readonly Row[]> {
    const ids = rows.flatMap(applicationIdsIn);
    const [first] = rows;
    const membership = first && ids.length > 0 ? await this.members.find(first.userId) : null;
    if (!membership) return rows;
    const names = await this.candidates.find(membership.employerId, ids);
    const nameOf = (applicationId: unknown): string | null => names.get(String(applicationId)) ?? null;
    return rows.map((row) => {
      const { params } = row;
      const candidate = nameOf(params['applicationId']);
      return candidate ? { ...row, params: { ...params, candidate } } : row;
    });
  }
}
