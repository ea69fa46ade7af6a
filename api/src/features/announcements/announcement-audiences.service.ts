import {
  allows,
  AUDIENCE_SAMPLE,
  type AnnouncementAudience,
  type AnnouncementGroup,
  type AudienceReply,
  type Role,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Document, Filter, ObjectId } from 'mongodb';
import type { Caller } from '../../platform/access/caller.ts';
import { Clock, DAY, instantOrNull } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { wordStartFilter } from '../../platform/database/list-queries.ts';
import { User, type UserRow } from '../accounts/index.ts';
import { Employer } from '../employers/index.ts';
import { InternLookup, InternProfile } from '../interns/index.ts';
import { Member } from '../members/index.ts';
import { AnnouncementDeliveries } from '../notifications/index.ts';

/** An account of an audience. */
export type AudienceMember = Pick<UserRow, '_id' | 'role' | 'name' | 'locale' | 'lastActiveAt'>;

/** Of records of other features only this is read: whose they are, and what is asked of them. */
interface Owned {
  readonly _id: ObjectId;
  readonly userId: ObjectId;
  readonly [field: string]: unknown;
}

const fields = { role: 1, name: 1, locale: 1, lastActiveAt: 1 } as const;
const rolesOf: Readonly<Record<AnnouncementGroup, readonly Role[]>> = {
  intern: ['intern'],
  employer: ['employer'],
  administrator: ['admin', 'limited_admin'],
};
const groupOf = (role: Role): AnnouncementGroup => (role === 'intern' || role === 'employer' ? role : 'administrator');

/** Returns the condition that some word of the text begins with each of the words. */
const words = (field: string, text: string): Filter<Document>[] =>
  text
    .trim()
    .split(/\s+/)
    .slice(0, 6)
    .map((word) => ({ [field]: wordStartFilter(word) }));

/** Returns the condition of who was last active when; somebody who never was counts by the day of the account. */
function activityCondition({ activity, activityDays }: AnnouncementAudience, now: Date): Filter<Document> {
  if (activity === 'any') return {};
  const since = new Date(now.getTime() - activityDays * DAY);
  const compared = activity === 'within' ? { $gte: since } : { $lt: since };
  return { $or: [{ lastActiveAt: compared }, { lastActiveAt: null, createdAt: compared }] };
}

/** Finds whom an announcement is for: a condition on accounts, made of what other features keep about their owners. */
@Injectable()
export class AnnouncementAudiences {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly interns: InternLookup,
    private readonly deliveries: AnnouncementDeliveries,
  ) {}

  private get users() {
    return this.database.collection<UserRow>(User);
  }

  /**
   * Returns how many people an audience has now, how many of them are reached how, and the first of them as far as the
   * caller may know them.
   */
  async preview(caller: Caller, audience: AnnouncementAudience): Promise<AudienceReply> {
    const filter = await this.filterFor(audience, this.clock.now());
    const [count, reached, german, sample] = await Promise.all([
      this.users.countDocuments(filter),
      this.countReached(filter),
      this.users.countDocuments({ $and: [filter, { locale: 'de' }] }),
      this.users
        .find<AudienceMember>(filter, { projection: fields, sort: { _id: 1 }, limit: AUDIENCE_SAMPLE })
        .toArray(),
    ]);
    const { withoutInbox, email, push } = reached;
    const reach = { inapp: count - withoutInbox, email, push };
    return { count, reach, languages: { en: count - german, de: german }, sample: await this.present(caller, sample) };
  }

  private async countReached(filter: Filter<UserRow>) {
    const { withoutInbox, email, push } = await this.deliveries.choices();
    const count = (ids: readonly ObjectId[]): Promise<number> =>
      ids.length > 0 ? this.users.countDocuments({ $and: [filter, { _id: { $in: [...ids] } }] }) : Promise.resolve(0);
    const counts = await Promise.all([count(withoutInbox), count(email), count(push)]);
    return { withoutInbox: counts[0], email: counts[1], push: counts[2] };
  }

  async count(audience: AnnouncementAudience): Promise<number> {
    return this.users.countDocuments(await this.filterFor(audience, this.clock.now()));
  }

  /** Returns the next people of an audience in the order of their accounts. @param after the last one of before */
  next(filter: Filter<UserRow>, after: ObjectId | null, limit: number): Promise<AudienceMember[]> {
    const behind = after ? { $and: [filter, { _id: { $gt: after } }] } : filter;
    return this.users.find<AudienceMember>(behind, { projection: fields, sort: { _id: 1 }, limit }).toArray();
  }

  /** Returns a condition on active accounts. @param now the moment from which days without activity are counted */
  async filterFor(audience: AnnouncementAudience, now: Date): Promise<Filter<UserRow>> {
    const groups = await Promise.all(audience.groups.map((group) => this.groupCondition(group, audience)));
    /* No group is nobody, and never everybody. */
    if (groups.length === 0) return { _id: { $in: [] } };
    const { language } = audience;
    return {
      $and: [
        { status: 'active' },
        { $or: groups },
        ...(language ? [{ locale: language }] : []),
        activityCondition(audience, now),
      ],
    };
  }

  private async groupCondition(group: AnnouncementGroup, audience: AnnouncementAudience): Promise<Filter<UserRow>> {
    const role = { role: { $in: [...rolesOf[group]] } };
    if (group === 'intern' && (audience.institution || audience.field))
      return { ...role, _id: { $in: await this.internsWith(audience) } };
    if (group === 'employer' && audience.verification.length > 0)
      return { ...role, _id: { $in: await this.membersOf(audience) } };
    return role;
  }

  private internsWith({ institution, field }: AnnouncementAudience): Promise<ObjectId[]> {
    const conditions = [
      ...(institution ? words('institution', institution) : []),
      ...(field ? words('field', field) : []),
    ];
    const education = { $elemMatch: { $and: conditions } };
    return this.database.collection<Owned>(InternProfile).distinct('userId', { education });
  }

  private async membersOf({ verification }: AnnouncementAudience): Promise<ObjectId[]> {
    const states: Filter<Document> = { 'verification.state': { $in: [...verification] } };
    const employerIds = await this.database.collection<Owned>(Employer).distinct('_id', states);
    return this.database.collection<Owned>(Member).distinct('userId', { employerId: { $in: employerIds } });
  }

  /**
   * Presents accounts: full administrators see names; those who may read profiles see the initials of students; all
   * others see neither.
   */
  private async present({ ability }: Caller, people: readonly AudienceMember[]): Promise<AudienceReply['sample']> {
    const profiles = await this.interns.summaries(people.map(({ _id }) => _id));
    return people.map(({ _id, role, name, locale, lastActiveAt }) => {
      const id = _id.toHexString();
      const profile = profiles.get(id);
      const seesAccount = allows(ability, 'read', 'User', { id });
      const initials = profile && allows(ability, 'read', 'InternProfile', { userId: id }) ? profile.maskedName : null;
      return {
        id,
        group: groupOf(role),
        name: seesAccount ? profile?.name || name || null : initials,
        language: locale,
        lastActiveAt: instantOrNull(lastActiveAt),
      };
    });
  }
}
