import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { Database } from '../../platform/database/database.service.ts';
import type { EventOf } from '../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../platform/events/events.service.ts';
import { Accounts } from '../accounts/index.ts';
import { InternProfile, type InternRow } from './intern.entity.ts';

// prettier-ignore
const accountEvents = [
  'user.created', 'user.suspended', 'user.reinstated', 'user.verified', 'account.email_changed',
] as const;

/** Keeps profiles in step with their accounts and documents. */
@Injectable()
export class InternConsumers implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly database: Database,
    private readonly accounts: Accounts,
  ) {}

  private get rows() {
    return this.database.collection<InternRow>(InternProfile);
  }

  onModuleInit(): void {
    this.events.on('interns.account-copy', accountEvents, (event) => this.copyAccount(event));
    this.events.on('interns.cv-gone', ['document.deleted'], (event) => this.forgetCv(event));
  }

  private async copyAccount(event: EventOf<(typeof accountEvents)[number]>): Promise<void> {
    const userId = new ObjectId(event.payload.userId);
    const account = (await this.accounts.summaries([userId])).get(userId.toHexString());
    if (account) await this.rows.updateOne({ userId }, { $set: { email: account.email, status: account.status } });
  }

  private async forgetCv(event: EventOf<'document.deleted'>): Promise<void> {
    const defaultCvId = new ObjectId(event.payload.documentId);
    await this.rows.updateOne({ defaultCvId }, { $set: { defaultCvId: null }, $inc: { completeness: -15 } });
  }
}
