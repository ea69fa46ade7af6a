import { Refusal } from '@prentice/contract';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Sessions } from '../../../platform/auth/sessions.service.ts';
import { HOUR } from '../../../platform/clock/clock.ts';
import { Database, type Work } from '../../../platform/database/database.service.ts';
import { queueFigures } from '../../../platform/database/queue.figures.ts';
import { walk } from '../../../platform/database/walk.ts';
import { FileStore } from '../../../platform/files/file-store.port.ts';
import { Idempotency } from '../../../platform/http/idempotency.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { Mail } from '../../../platform/mail/mail.port.ts';
import { systemActor } from '../../../platform/transitions/define-transitions.ts';
import { Audit } from '../../ports/audit.port.ts';
import { DashboardFigures } from '../../ports/dashboard-figures.port.ts';
import { Membership } from '../../ports/membership.port.ts';
import { PersonalRecords } from '../../ports/personal-records.port.ts';
import { IdentityProvider } from '../identity/identity.port.ts';
import { AccountLinks } from '../links.service.ts';
import { User } from '../user.entity.ts';
import { UserTransitions } from '../user.transitions.ts';
import { DataRequest, type DataRequestRow } from './data-request.entity.ts';
import { DataRequestTransitions } from './data-request.transitions.ts';

/** What time brings to data requests: exports expire, and after their grace erasures are carried out. */
@Injectable()
export class DataRequestJobs implements OnModuleInit {
  private readonly logger = new Logger('DataRequests');

  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly files: FileStore,
    private readonly sessions: Sessions,
    private readonly links: AccountLinks,
    private readonly membership: Membership,
    private readonly users: UserTransitions,
    private readonly requests: DataRequestTransitions,
    private readonly identity: IdentityProvider,
    private readonly audit: Audit,
    private readonly answers: Idempotency,
    private readonly mail: Mail,
    private readonly dashboard: DashboardFigures,
    private readonly personalRecords: PersonalRecords,
  ) {}

  onModuleInit(): void {
    const rows = this.database.collection<DataRequestRow>(DataRequest);
    this.personalRecords.register('data-requests', (userId) => rows.distinct('_id', { userId }));
    this.dashboard.queues.set('data_requests', (now) => queueFigures(rows, { state: 'requested' }, now));
    this.jobs.every('accounts.data-requests', HOUR, async (now) => {
      await this.each('ready', now, (request) => this.expire(request));
      await this.each('requested', now, (request) => this.carryOut(request));
    });
  }

  /** One that is refused, as of somebody who became indispensable during the grace, is looked at again with the next run. */
  private each(
    state: 'ready' | 'requested',
    now: Date,
    act: (request: DataRequestRow) => Promise<void>,
  ): Promise<void> {
    const due = this.database.collection<DataRequestRow>(DataRequest).find({ state, dueAt: { $lte: now } });
    return walk(due, act, (error, { _id }) => {
      const request = _id.toHexString();
      if (error instanceof Refusal) this.logger.warn({ request, code: error.code });
      else this.logger.error({ err: error, request });
    });
  }

  private async expire({ _id, storageKey }: DataRequestRow): Promise<void> {
    if (storageKey) await this.files.remove(storageKey);
    await this.database.transaction(async (work) => {
      const row = await work.findOneOrFail(DataRequest, { _id });
      await this.requests.apply(work, row, { to: 'expired' }, systemActor);
    });
  }

  private async carryOut({ _id }: DataRequestRow): Promise<void> {
    const known = await this.database.transaction((work) => this.erase(work, _id));
    if (!known) return;
    await this.answers.forget(known.id);
    await this.personalRecords.forgetAddresses(known.addresses);
    await this.mail.forget(known.addresses);
    await this.identity.forget(known);
  }

  /** @returns the account as the identity provider knew it; null when the erasure was taken back meanwhile */
  private async erase(work: Work, requestId: ObjectId) {
    const request = await work.findOneOrFail(DataRequest, { _id: requestId });
    const user = await work.findOneOrFail(User, { _id: request.userId });
    if (request.state !== 'requested') return null;
    const known = {
      id: user._id.toHexString(),
      email: user.email,
      addresses: [user.email, user.pendingEmail].filter((one) => typeof one === 'string'),
      passwordHash: user.passwordHash ?? null,
      identities: user.identities,
    };
    const isLastOwner = await this.membership.isLastOwner(user._id);
    await this.users.apply(work, user, { to: 'erased', isLastOwner }, systemActor);
    await this.requests.apply(work, request, { to: 'done' }, systemActor);
    await this.sessions.endAll(user._id, work);
    await this.links.forget(work, user._id);
    await this.audit.forget(work, user._id, await this.personalRecords.of(user._id));
    return known;
  }
}
