import { AppError } from '@prentice/contract';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Sessions } from '../../platform/auth/sessions.service.ts';
import { HOUR } from '../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../platform/database/database.service.ts';
import { forEachDocument } from '../../platform/database/document-batches.ts';
import { Events } from '../../platform/events/events.service.ts';
import { FileStore } from '../../platform/files/file-store.port.ts';
import { Idempotency } from '../../platform/http/idempotency.ts';
import { JobScheduler } from '../../platform/jobs/job-scheduler.service.ts';
import { EmailSender } from '../../platform/email/email-sender.port.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import { Audit } from '../../platform/audit/audit.service.ts';
import { DatabaseMembership } from '../members/index.ts';
import { PersonalData } from './personal-data.service.ts';
import { IdentityProvider, AccountLinks, SecondFactors, User, UserTransitions } from '../accounts/index.ts';
import { DataRequest, type DataRequestRow } from './data-request.entity.ts';
import { DataRequestTransitions } from './data-request.transitions.ts';

/** Lets exports expire, and carries out erasures once their grace is over. */
@Injectable()
export class DataRequestJobs implements OnModuleInit {
  private readonly logger = new Logger('DataRequests');

  constructor(
    private readonly database: Database,
    private readonly scheduler: JobScheduler,
    private readonly files: FileStore,
    private readonly sessions: Sessions,
    private readonly links: AccountLinks,
    private readonly secondFactors: SecondFactors,
    private readonly membership: DatabaseMembership,
    private readonly userTransitions: UserTransitions,
    private readonly engine: TransitionEngine,
    private readonly transitions: DataRequestTransitions,
    private readonly identity: IdentityProvider,
    private readonly audit: Audit,
    private readonly events: Events,
    private readonly idempotency: Idempotency,
    private readonly emailSender: EmailSender,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.scheduler.schedule('data-requests.due', HOUR, async (now) => {
      await this.each('ready', now, (request) => this.expire(request));
      await this.each('requested', now, (request) => this.executeErasure(request));
    });
  }

  /**
   * Does something to each request that is due. What is refused, as the erasure of somebody who became indispensable
   * during the grace, is tried again with the next run.
   */
  private each(
    state: 'ready' | 'requested',
    now: Date,
    act: (request: DataRequestRow) => Promise<void>,
  ): Promise<void> {
    const due = this.database.collection<DataRequestRow>(DataRequest).find({ state, dueAt: { $lte: now } });
    return forEachDocument(due, act, (error, { _id }) => {
      const request = _id.toHexString();
      if (error instanceof AppError) this.logger.warn({ request, code: error.code });
      else this.logger.error({ err: error, request });
    });
  }

  private async expire({ _id, storageKey }: DataRequestRow): Promise<void> {
    if (storageKey) await this.files.remove(storageKey);
    await this.database.transaction(async (unitOfWork) => {
      const row = await unitOfWork.findOneOrFail(DataRequest, { _id });
      await this.engine.applyAsSystem(unitOfWork, this.transitions.definition, row, { to: 'expired' });
    });
  }

  private async executeErasure({ _id }: DataRequestRow): Promise<void> {
    const erased = await this.database.transaction((unitOfWork) => this.erase(unitOfWork, _id));
    if (!erased) return;
    await this.idempotency.deleteRepliesOf(erased.id);
    await this.personalData.forgetAddresses(erased.addresses);
    await this.emailSender.deleteMessagesTo(erased.addresses);
    await this.identity.deleteAccount(erased);
  }

  /** @returns the account as the identity provider knew it; null when the erasure was taken back meanwhile */
  private async erase(unitOfWork: UnitOfWork, requestId: ObjectId) {
    const request = await unitOfWork.findOneOrFail(DataRequest, { _id: requestId });
    const user = await unitOfWork.findOneOrFail(User, { _id: request.userId });
    if (request.state !== 'requested') return null;
    const erased = {
      id: user._id.toHexString(),
      email: user.email,
      addresses: [user.email, user.pendingEmail].filter((email) => typeof email === 'string'),
      passwordHash: user.passwordHash ?? null,
      identities: user.identities,
    };
    const isLastOwner = await this.membership.isLastOwner(user._id);
    await this.engine.applyAsSystem(unitOfWork, this.userTransitions.definition, user, {
      kind: 'erasure',
      to: 'erased',
      isLastOwner,
    });
    await this.engine.applyAsSystem(unitOfWork, this.transitions.definition, request, { to: 'done' });
    await this.sessions.endAll(user._id, unitOfWork);
    await this.links.deleteAll(unitOfWork, user._id);
    await this.secondFactors.deleteAll(unitOfWork, user._id);
    await this.audit.forget(unitOfWork, user._id, await this.personalData.findRecords(user._id));
    await this.events.forgetPerson(unitOfWork, user._id, erased.addresses);
    return erased;
  }
}
