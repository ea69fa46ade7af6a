import { AppError, type LinkStatus } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AttemptLimiter } from '../../platform/auth/attempt-limiter.ts';
import { attemptAddressOf } from '../../platform/auth/device-info.ts';
import { AccountLinkSource, attemptLimits, emailRequestReply, type LinkSource } from '../accounts/index.ts';
import { AdministratorInvitationAcceptance } from '../administrators/index.ts';
import { MemberInvitationAcceptance } from '../members/index.ts';

/** Says what any mailed link is for without using it up, and mails a new one for an expired one. */
@Injectable()
export class MailedLinks {
  private readonly sources: readonly LinkSource[];

  constructor(
    private readonly attemptLimiter: AttemptLimiter,
    accounts: AccountLinkSource,
    administratorInvitations: AdministratorInvitationAcceptance,
    memberInvitations: MemberInvitationAcceptance,
  ) {
    this.sources = [accounts, administratorInvitations, memberInvitations];
  }

  /** @throws AppError LINK_INVALID for a link of no kind */
  async check(token: string, request: FastifyRequest): Promise<LinkStatus> {
    await this.attemptLimiter.consume(attemptLimits.mailedLinkPerIpAddress, attemptAddressOf(request.ip));
    for (const source of this.sources) {
      const status = await source.status(token);
      if (status) return status;
    }
    throw new AppError('LINK_INVALID');
  }

  /** @throws AppError LINK_INVALID, RATE_LIMITED */
  async renew(token: string, request: FastifyRequest) {
    await this.attemptLimiter.consume(attemptLimits.emailPerIpAddress, attemptAddressOf(request.ip));
    await this.attemptLimiter.consume(attemptLimits.emailPerMinute, `renew:${token}`);
    await this.attemptLimiter.consume(attemptLimits.emailPerDay, `renew:${token}`);
    for (const source of this.sources) if (await source.renew(token)) return emailRequestReply;
    throw new AppError('LINK_INVALID');
  }
}
