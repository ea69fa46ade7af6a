import type { Permission } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import type { DomainEvent } from '../../platform/events/catalogue/event-catalogue.ts';
import { AccountRegistry } from '../ports/account-registry.port.ts';
import { audiences, Audiences, type AudienceName } from '../ports/audiences.port.ts';
import { Membership } from '../ports/membership.port.ts';
import { isGroup, type Few, type NoticeRule } from './notice.table.ts';

type Payload = DomainEvent['payload'];

const internshipIn = (payload: Payload) => ('internshipId' in payload ? payload.internshipId : null);
const employerIn = (payload: Payload) => ('employerId' in payload ? payload.employerId : null);

/** Finds whom a rule speaks of. */
@Injectable()
export class NoticeRecipients {
  constructor(
    private readonly members: Membership,
    private readonly accounts: AccountRegistry,
    private readonly audiences: Audiences,
  ) {}

  /** Ids of accounts in portions. Who acted is not told of it, unless it is their receipt. */
  async *of(rule: NoticeRule, { payload }: DomainEvent): AsyncIterable<readonly string[]> {
    const acting = 'by' in payload ? payload.by : null;
    const receipt = rule.to === 'intern' && !rule.others;
    const portions = isGroup(rule.to) ? this.group(rule.to, payload) : [await this.few(rule.to, payload)];
    for await (const portion of portions) {
      const ids = portion.filter((id) => id !== acting || receipt);
      if (ids.length > 0) yield ids;
    }
  }

  private async *group(name: AudienceName, payload: Payload): AsyncIterable<readonly string[]> {
    const recordId = audiences[name] === 'employerId' ? employerIn(payload) : internshipIn(payload);
    if (recordId) yield* this.audiences.of(name, recordId);
  }

  private async few(to: Few, payload: Payload): Promise<readonly string[]> {
    switch (to) {
      case 'intern':
        return 'internId' in payload ? [payload.internId] : [];
      case 'user':
        return 'userId' in payload ? [payload.userId] : [];
      case 'reporter':
        return 'reporterId' in payload && payload.reporterId ? [payload.reporterId] : [];
      case 'users':
        return 'userIds' in payload ? payload.userIds : [];
      case 'moderators':
        return this.holders('dashboard:view');
      case 'verifiers':
        return this.holders('employers:verify');
      case 'administrators':
        return this.holders(null);
      default: {
        const employerId = employerIn(payload);
        if (!employerId) return [];
        const roles = to === 'owners' ? (['owner'] as const) : (['owner', 'recruiter'] as const);
        return (await this.members.people([new ObjectId(employerId)], roles)).map((member) => member.userId);
      }
    }
  }

  /** Full administrators, and the limited ones who hold the permission. */
  private async holders(permission: Permission | null): Promise<string[]> {
    const found = await this.accounts.holders(permission ?? 'dashboard:view');
    return found.filter(({ role }) => permission !== null || role === 'admin').map(({ id }) => id);
  }
}
