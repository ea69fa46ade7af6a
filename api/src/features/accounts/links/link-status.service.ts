import { AppError, type LinkStatus } from '@prentice/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AttemptLimiter } from '../../../platform/auth/attempt-limiter.ts';
import { attemptAddressOf } from '../../../platform/auth/device-info.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { Events } from '../../../platform/events/events.service.ts';
import { MailedLinks, type LinkSource } from '../../ports/mailed-links.port.ts';
import { emailRequestReply } from '../emails/account-mailer.ts';
import { attemptLimits } from '../sign-in/attempt-limits.ts';
import { AccountLinks } from './account-links.service.ts';
import { User, type UserRow } from '../user.entity.ts';

/** First letter and domain: enough to recognise one's own address. */
export const emailHint = (email: string): string => email.replace(/^(.)[^@]*@/, '$1…@');

/** Says what any mailed link is for without using it up, and mails a new one for an expired one. */
@Injectable()
export class LinkStatusService implements LinkSource, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly clock: Clock,
    private readonly attemptLimiter: AttemptLimiter,
    private readonly links: AccountLinks,
    private readonly all: MailedLinks,
  ) {}

  onModuleInit(): void {
    this.all.register(this);
  }

  /** @throws AppError LINK_INVALID for a link of no kind */
  async check(token: string, request: FastifyRequest): Promise<LinkStatus> {
    await this.attemptLimiter.consume(attemptLimits.linkPerAddress, attemptAddressOf(request.ip));
    const status = await this.all.status(token);
    if (!status) throw new AppError('LINK_INVALID');
    return status;
  }

  /** @throws AppError LINK_INVALID, RATE_LIMITED */
  async exchange(token: string, request: FastifyRequest) {
    await this.attemptLimiter.consume(attemptLimits.mailPerAddress, attemptAddressOf(request.ip));
    await this.attemptLimiter.consume(attemptLimits.mailPerMinute, `renew:${token}`);
    await this.attemptLimiter.consume(attemptLimits.mailPerDay, `renew:${token}`);
    if (!(await this.all.renew(token))) throw new AppError('LINK_INVALID');
    return emailRequestReply;
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
    await this.database.transaction(async (unitOfWork) =>
      this.events.record(unitOfWork, 'account.link_wanted', payload),
    );
    return true;
  }
}
