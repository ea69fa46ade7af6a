import type { Permission } from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import type { DomainEvent } from '../../platform/events/events.service.ts';
import { AccountRegistry } from '../ports/account-registry.port.ts';
import { Audiences } from '../ports/audiences.port.ts';
import { Membership } from '../ports/membership.port.ts';
import { isGroup, type Few, type NoticeRule } from './notice.table.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Finds whom a rule speaks of. */
@Injectable()
export class NoticeRecipients {
  constructor(
    @Inject(Membership) private readonly members: Membership,
    @Inject(AccountRegistry) private readonly accounts: AccountRegistry,
    @Inject(Audiences) private readonly audiences: Audiences,
  ) {}

  /** Ids of accounts in portions. Who acted is not told of it, unless it is their receipt. */
  async *of(rule: NoticeRule, { payload }: DomainEvent): AsyncIterable<readonly string[]> {
    const acting = text(payload['by']);
    const receipt = rule.to === 'intern' && !rule.others;
    const portions = isGroup(rule.to) ? this.audiences.of(rule.to, payload) : [await this.few(rule.to, payload)];
    for await (const portion of portions) {
      const ids = portion.filter((id) => id !== acting || receipt);
      if (ids.length > 0) yield ids;
    }
  }

  private async few(to: Few, payload: DomainEvent['payload']): Promise<string[]> {
    switch (to) {
      case 'intern':
        return [text(payload['internId'])].filter(Boolean);
      case 'user':
        return [text(payload['userId'])].filter(Boolean);
      case 'reporter':
        return [text(payload['reporterId'])].filter(Boolean);
      case 'users':
        return Array.isArray(payload['userIds']) ? payload['userIds'].map(String) : [];
      case 'moderators':
        return this.holders('dashboard:view');
      case 'verifiers':
        return this.holders('employers:verify');
      case 'administrators':
        return this.holders(null);
      default: {
        const employerId = text(payload['employerId']);
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
