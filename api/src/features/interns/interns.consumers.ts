import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { Database } from '../../platform/database/database.service.ts';
import type { EventAbout, EventOf } from '../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../platform/events/events.service.ts';
import { Accounts } from '../accounts/index.ts';
import { InternProfile, type InternRow } from './intern.entity.ts';
import { ownerFieldsOf, profileCompleteness } from './intern-profile.service.ts';

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
    const copyAccount = (event: EventAbout<'userId'>) => this.copyAccount(event);
    this.events.on('interns.account-details', {
      'user.created': copyAccount,
      'user.suspended': copyAccount,
      'user.reinstated': copyAccount,
      'user.verified': copyAccount,
      'account.email_changed': copyAccount,
    });
    this.events.on('interns.deleted-cv', { 'document.deleted': (event) => this.forgetCv(event) });
  }

  private async copyAccount(event: EventAbout<'userId'>): Promise<void> {
    const userId = new ObjectId(event.payload.userId);
    const account = (await this.accounts.summaries([userId])).get(userId.toHexString());
    if (account) await this.rows.updateOne({ userId }, { $set: { email: account.email, status: account.status } });
  }

  private async forgetCv(event: EventOf<'document.deleted'>): Promise<void> {
    const defaultCvId = new ObjectId(event.payload.documentId);
    const profile = await this.rows.findOneAndUpdate({ defaultCvId }, { $set: { defaultCvId: null } });
    if (!profile) return;
    const { completeness } = profileCompleteness(ownerFieldsOf(profile), null);
    await this.rows.updateOne(
      { _id: profile._id, version: profile.version, defaultCvId: null },
      { $set: { completeness } },
    );
  }
}
