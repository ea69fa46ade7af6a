import { decidingMemberRoles, type Id, type MemberRole } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import type { DomainEvent } from '../../platform/events/catalogue/event-catalogue.ts';
import { Accounts, type AccountSummary } from '../accounts/index.ts';
import { ApplicantRecipients } from '../applications/index.ts';
import { BookmarkRecipients } from '../interns/index.ts';
import { DatabaseMembership } from '../members/index.ts';
import {
  type DirectTarget,
  isRecipientGroup,
  type NamedTarget,
  type NotificationTrigger,
  type RecipientGroupName,
  recipientGroups,
} from './notification-trigger-builders.ts';

type Payload = DomainEvent['payload'];

/** Accounts that are notified at a time. */
const BATCH = 500;

const internshipIdOf = (payload: Payload) => ('internshipId' in payload ? payload.internshipId : null);
const employerIdOf = (payload: Payload) => ('employerId' in payload ? payload.employerId : null);

/** Returns the accounts that the event itself names. */
function recipientsNamedIn(to: NamedTarget, payload: Payload): readonly string[] {
  if (to === 'intern') return 'internId' in payload ? [payload.internId] : [];
  if (to === 'user') return 'userId' in payload ? [payload.userId] : [];
  if (to === 'users') return 'userIds' in payload ? payload.userIds : [];
  return 'reporterId' in payload && payload.reporterId ? [payload.reporterId] : [];
}

const actorOf = (payload: Payload): string | null => {
  if ('actorId' in payload) return payload.actorId;
  return 'by' in payload ? payload.by : null;
};

/** Finds the recipients of a notification. */
@Injectable()
export class NotificationRecipients {
  constructor(
    private readonly membership: DatabaseMembership,
    private readonly accounts: Accounts,
    private readonly applicants: ApplicantRecipients,
    private readonly bookmarks: BookmarkRecipients,
  ) {}

  private readonly groups: Readonly<Record<RecipientGroupName, (recordId: Id) => AsyncIterable<readonly Id[]>>> = {
    applicants: (internshipId) => this.applicants.ofInternship(internshipId),
    waitingApplicants: (internshipId) => this.applicants.waiting(internshipId),
    companyApplicants: (employerId) => this.applicants.ofEmployer(employerId),
    bookmarkers: (internshipId) => this.bookmarks.find(internshipId),
    undecided: (internshipId) => this.applicants.undecided(internshipId),
  };

  /** Yields ids of accounts in batches. Whoever acted is not notified, unless it is their receipt. */
  async *find(trigger: NotificationTrigger, { payload }: DomainEvent): AsyncIterable<readonly string[]> {
    const acting = actorOf(payload);
    const receipt = trigger.to === 'intern' && !trigger.exceptActor;
    const batches = isRecipientGroup(trigger.to)
      ? this.findGroup(trigger.to, payload)
      : [await this.findDirect(trigger.to, payload)];
    for await (const batch of batches) {
      const ids = batch.filter((id) => id !== acting || receipt);
      for (let from = 0; from < ids.length; from += BATCH) yield ids.slice(from, from + BATCH);
    }
  }

  private async *findGroup(name: RecipientGroupName, payload: Payload): AsyncIterable<readonly string[]> {
    const recordId = recipientGroups[name] === 'employerId' ? employerIdOf(payload) : internshipIdOf(payload);
    if (recordId) yield* this.groups[name](recordId);
  }

  private async findDirect(to: DirectTarget, payload: Payload): Promise<readonly string[]> {
    switch (to) {
      case 'verifiers':
        return idsOf(await this.accounts.permissionHolders('employers:verify'));
      case 'administrators':
        return idsOf(await this.accounts.fullAdministrators());
      case 'team':
        return this.membersOf(employerIdOf(payload), decidingMemberRoles);
      case 'owners':
        return this.membersOf(employerIdOf(payload), ['owner']);
      default:
        return recipientsNamedIn(to, payload);
    }
  }

  /** Returns the members of a company who decide about applications. */
  teamOf(employerId: Id): Promise<readonly string[]> {
    return this.membersOf(employerId, decidingMemberRoles);
  }

  private async membersOf(employerId: Id | null, roles: readonly MemberRole[]): Promise<readonly string[]> {
    if (!employerId) return [];
    const members = await this.membership.membersOf([new ObjectId(employerId)], roles);
    return members.map((member) => member.userId);
  }
}

const idsOf = (accounts: readonly AccountSummary[]): string[] => accounts.map(({ id }) => id);
