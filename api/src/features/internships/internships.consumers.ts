import { internshipLifecycle, findTransition } from '@prentice/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { Database, type UnitOfWork } from '../../platform/database/database.service.ts';
import { KeyedMutex } from '../../platform/database/keyed-mutex.ts';
import type { EventOf } from '../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../platform/events/events.service.ts';
import { onEventInTransaction } from '../../platform/events/recorded-events.ts';
import { EmployerDirectory, EmployerMetrics } from '../employers/index.ts';
import { admissionMutex, InternshipTransitions } from './internship.transitions.ts';
import { Internship, type InternshipRow } from './internship.entity.ts';

const openCountEvents = [
  'internship.opened', 'internship.paused', 'internship.resumed', 'internship.closed', 'internship.reopened', 'internship.filled',
  'internship.removed',
] as const; // prettier-ignore
const employerNotLiveEvents = ['employer.grace_ended', 'employer.rejected', 'employer.lapsed'] as const;

/** Keeps copies of employers fresh, counts open internships, and acts on upheld reports. */
@Injectable()
export class InternshipConsumers implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly database: Database,
    private readonly employers: EmployerDirectory,
    private readonly metrics: EmployerMetrics,
    private readonly mutex: KeyedMutex,
    private readonly transitions: InternshipTransitions,
  ) {}

  private get rows() {
    return this.database.collection<InternshipRow>(Internship);
  }

  onModuleInit(): void {
    onEventInTransaction(this.database, ['employer.card_changed'], (unitOfWork, event) =>
      this.copyEmployer(unitOfWork, event),
    );
    onEventInTransaction(this.database, ['report.upheld'], (unitOfWork, event) =>
      this.removeReported(unitOfWork, event),
    );
    this.events.on('internships.employer-down', employerNotLiveEvents, (event) => this.pauseAll(event));
    this.events.on('internships.open-count', openCountEvents, (event) => this.countOpen(event));
  }

  /** What says that a company is not public must be saved with it: its internships are hidden before anybody is answered. */
  private async copyEmployer(unitOfWork: UnitOfWork, event: EventOf<'employer.card_changed'>): Promise<void> {
    const employerId = new ObjectId(event.payload.employerId);
    const summary = (await this.employers.summaries([employerId], unitOfWork)).get(employerId.toHexString());
    if (!summary) return;
    const { live, emailDomain: _, createdAt: __, website: ___, ...employer } = summary;
    const options = this.database.sessionOptions(unitOfWork);
    const hidden = live
      ? []
      : await this.rows.distinct('_id', { employerId, state: 'open', employerLive: true }, options);
    for (const _id of hidden) await this.mutex.acquire(unitOfWork, admissionMutex, _id);
    await this.rows.updateMany({ employerId }, { $set: { employer, employerLive: live } }, options);
  }

  /** A company that is not public any more takes its internships off the list, until it resumes each of them. */
  private async pauseAll(event: EventOf<(typeof employerNotLiveEvents)[number]>): Promise<void> {
    const employerId = new ObjectId(event.payload.employerId);
    const live = { employerId, state: { $in: ['open' as const, 'scheduled' as const] } };
    for (const { _id } of await this.rows.find(live, { projection: { _id: 1 } }).toArray())
      await this.database.transaction(async (unitOfWork) => {
        const internship = await unitOfWork.findOne(Internship, { _id, ...live });
        const standing = internship && (await this.employers.status(unitOfWork, employerId));
        if (!internship || !standing || standing.live) return;
        await this.transitions.applyAsSystem(unitOfWork, internship, { to: 'paused' });
      });
  }

  private async countOpen(event: EventOf<(typeof openCountEvents)[number]>): Promise<void> {
    const employerId = new ObjectId(event.payload.employerId);
    await this.mutex.transaction('open-internships', employerId, async () =>
      this.metrics.setOpenInternships(employerId, await this.rows.countDocuments({ employerId, state: 'open' })),
    );
  }

  /** An upheld report about a fee or a scam takes the internship down, in the transaction that upholds it. */
  private async removeReported(unitOfWork: UnitOfWork, { payload }: EventOf<'report.upheld'>): Promise<void> {
    const { targetType, targetId, code, by } = payload;
    if (targetType !== 'internship' || (code !== 'scam' && code !== 'fee')) return;
    const internship = await unitOfWork.findOne(Internship, { _id: new ObjectId(targetId) });
    if (!internship || !findTransition(internshipLifecycle, internship.state, 'removed', 'admin')) return;
    const move = { to: 'removed' as const, reason: 'misleading' as const, note: null };
    await this.transitions.applyAsSystem(unitOfWork, internship, move, { actorKind: 'admin', actorId: by });
  }
}
