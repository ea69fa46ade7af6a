import { Refusal, type LinkStatus } from '@prentice/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Throttle } from '../../platform/auth/throttle.ts';
import { originOf } from '../../platform/auth/whereabouts.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { Events } from '../../platform/events/events.service.ts';
import { MailedLinks, type LinkSource } from '../ports/mailed-links.port.ts';
import { mailAnswer } from './account.mailer.ts';
import { allowances } from './allowances.ts';
import { AccountLinks } from './links.service.ts';
import { User, type UserRow } from './user.entity.ts';

/** First letter and domain: enough to recognise one's own address. */
export const emailHint = (email: string): string => email.replace(/^(.)[^@]*@/, '$1…@');

/** Says what any mailed link is for without using it up, and mails a new one for an expired one. */
@Injectable()
export class LinkDesk implements LinkSource, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly clock: Clock,
    private readonly throttle: Throttle,
    private readonly links: AccountLinks,
    private readonly all: MailedLinks,
  ) {}

  onModuleInit(): void {
    this.all.register(this);
  }

  /** @throws Refusal LINK_INVALID for a link of no kind */
  async check(token: string, request: FastifyRequest): Promise<LinkStatus> {
    await this.throttle.spend(allowances.linkPerAddress, originOf(request.ip));
    const status = await this.all.status(token);
    if (!status) throw new Refusal('LINK_INVALID');
    return status;
  }

  /** @throws Refusal LINK_INVALID, RATE_LIMITED */
  async exchange(token: string, request: FastifyRequest) {
    await this.throttle.spend(allowances.mailPerAddress, originOf(request.ip));
    await this.throttle.spend(allowances.mailPerMinute, `renew:${token}`);
    await this.throttle.spend(allowances.mailPerDay, `renew:${token}`);
    if (!(await this.all.renew(token))) throw new Refusal('LINK_INVALID');
    return mailAnswer;
  }

  async status(token: string): Promise<LinkStatus | null> {
    const link = await this.links.find(token);
    if (!link) return null;
    const user = await this.database.collection(User).findOne<Pick<UserRow, 'role'>>({ _id: link.userId });
    return {
      purpose: link.purpose,
      expired: link.expiresAt <= this.clock.now(),
      expiresAt: link.expiresAt.toISOString(),
      emailHint: emailHint(link.email),
      role: user?.role ?? null,
      employerName: null,
      hasAccount: true,
    };
  }

  async renew(token: string): Promise<boolean> {
    const link = await this.links.find(token);
    /* The time in which a former address can take the account back is not extended. */
    if (!link || link.purpose === 'email_restore') return false;
    const payload = { userId: link.userId.toHexString(), purpose: link.purpose };
    await this.database.transaction(async (work) => this.events.record(work, 'account.link_wanted', payload));
    return true;
  }
}
