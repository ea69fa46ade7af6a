import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { Database, type UnitOfWork } from '../../platform/database/database.service.ts';
import { KeyedMutex } from '../../platform/database/keyed-mutex.ts';
import type { EventAbout, EventOf } from '../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../platform/events/events.service.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import { EmployerLookup, EmployerMetrics } from '../employers/index.ts';
import { InternshipTransitions } from './internship.transitions.ts';
import { listedInternshipFilter, Internship, internshipMutex, type InternshipRow } from './internship.entity.ts';
import { employerSnapshot } from './internship-presenter.ts';

type InternshipChange = EventAbout<'internshipId'> & EventAbout<'employerId'>;

/** Keeps copies of employers fresh, and counts open internships. */
@Injectable()
export class InternshipConsumers implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly database: Database,
    private readonly employers: EmployerLookup,
    private readonly metrics: EmployerMetrics,
    private readonly mutex: KeyedMutex,
    private readonly engine: TransitionEngine,
    private readonly transitions: InternshipTransitions,
  ) {}

  private get rows() {
    return this.database.collection<InternshipRow>(Internship);
  }

  onModuleInit(): void {
    this.events.onInTransaction({
      'employer.summary_changed': (event, unitOfWork) => this.copyEmployer(unitOfWork, event),
    });
    const pauseInternships = (event: EventAbout<'employerId'>) => this.pauseAll(event);
    this.events.on('internships.employer-not-live', {
      'employer.grace_ended': pauseInternships,
      'employer.rejected': pauseInternships,
      'employer.lapsed': pauseInternships,
    });
    const countOpen = (event: InternshipChange) => this.countOpen(event);
    this.events.on('internships.open-count', {
      'internship.opened': countOpen,
      'internship.paused': countOpen,
      'internship.resumed': countOpen,
      'internship.closed': countOpen,
      'internship.reopened': countOpen,
      'internship.filled': countOpen,
      'internship.removed': countOpen,
    });
  }

  /**
   * Copies what an internship keeps of its employer. What says that a company is not public must be saved with it: its
   * internships are hidden before anybody is answered.
   */
  private async copyEmployer(unitOfWork: UnitOfWork, event: EventOf<'employer.summary_changed'>): Promise<void> {
    const employerId = new ObjectId(event.payload.employerId);
    const summary = (await this.employers.summaries([employerId], unitOfWork)).get(employerId.toHexString());
    if (!summary) return;
    const { live } = summary;
    const employer = employerSnapshot(summary);
    const options = this.database.sessionOptions(unitOfWork);
    const hidden = live ? [] : await this.rows.distinct('_id', { employerId, ...listedInternshipFilter }, options);
    for (const _id of hidden) await this.mutex.acquire(unitOfWork, internshipMutex, _id);
    await this.rows.updateMany({ employerId }, { $set: { employer, employerLive: live } }, options);
  }

  /** Pauses all internships of a company that is not public any more. It has to resume each of them itself. */
  private async pauseAll(event: EventAbout<'employerId'>): Promise<void> {
    const employerId = new ObjectId(event.payload.employerId);
    const live = { employerId, state: { $in: ['open' as const, 'scheduled' as const] } };
    for (const { _id } of await this.rows.find(live, { projection: { _id: 1 } }).toArray())
      await this.database.transaction(async (unitOfWork) => {
        const internship = await unitOfWork.findOne(Internship, { _id });
        const request = { kind: 'consequence', to: 'paused' } as const;
        if (internship) await this.engine.applyIfPossible(unitOfWork, this.transitions.definition, internship, request);
      });
  }

  private async countOpen(event: InternshipChange): Promise<void> {
    const employerId = new ObjectId(event.payload.employerId);
    await this.mutex.transaction('open-internships', employerId, async () =>
      this.metrics.setOpenInternships(employerId, await this.rows.countDocuments({ employerId, state: 'open' })),
    );
  }
}
