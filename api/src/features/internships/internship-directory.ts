import {
  internshipViews,
  publicStates,
  AppError,
  type ApplicationCounts,
  type DraftUpdate,
  type Id,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Filter, ObjectId } from 'mongodb';
import { Database, type UnitOfWork } from '../../platform/database/database.service.ts';
import { projection } from '../../platform/database/list-queries.ts';
import {
  InternshipDirectory,
  type InternshipForApplication,
  type InternshipSummary,
  type PublishedPosting,
} from '../ports/internship-directory.port.ts';
import { Internship, InternshipRevision, type InternshipRow } from './internship.entity.ts';
import { InternshipTransitions } from './internship.transitions.ts';
import { postingOf } from './internship-posting.ts';
import { presentAs } from './internship-presenter.ts';

/** Internships for the other features. */
@Injectable()
export class InternshipDirectoryService extends InternshipDirectory {
  constructor(
    private readonly database: Database,
    private readonly transitions: InternshipTransitions,
  ) {
    super();
  }

  async forApplication(unitOfWork: UnitOfWork, internshipId: ObjectId): Promise<InternshipForApplication> {
    const internship = await unitOfWork.findOne(Internship, { _id: internshipId });
    if (internship?.state === 'removed') throw new AppError('INTERNSHIP_GONE');
    if (!internship || !publicStates.some((state) => state === internship.state)) throw new AppError('NOT_FOUND');
    const { title, deadline, ...posting } = postingOf(internship);
    return {
      ...posting,
      id: internshipId.toHexString(),
      employerId: internship.employerId.toHexString(),
      slug: internship.slug,
      title: title ?? '',
      deadline: deadline ?? '',
      state: internship.state,
      live: internship.employerLive,
      revision: internship.revision,
    };
  }

  async revision(internshipId: ObjectId, revision: number): Promise<DraftUpdate | null> {
    const found = await this.database
      .collection<{ internshipId: ObjectId; revision: number; posting: DraftUpdate }>(InternshipRevision)
      .findOne({ internshipId, revision });
    return found?.posting ?? null;
  }

  async publishedPosting(internshipId: ObjectId): Promise<PublishedPosting | null> {
    const found = await this.database
      .collection<InternshipRow>(Internship)
      .findOne({ _id: internshipId, state: { $in: [...publicStates] }, employerLive: true });
    return found && { revision: found.revision, posting: postingOf(found) };
  }

  summaries(ids: readonly ObjectId[]): Promise<ReadonlyMap<Id, InternshipSummary>> {
    return this.findSummaries({ _id: { $in: [...ids] } });
  }

  summariesOfPublicCompanies(ids: readonly ObjectId[]): Promise<ReadonlyMap<Id, InternshipSummary>> {
    return this.findSummaries({ _id: { $in: [...ids] }, employerLive: true });
  }

  private async findSummaries(filter: Filter<InternshipRow>): Promise<ReadonlyMap<Id, InternshipSummary>> {
    const rows = await this.database
      .collection<InternshipRow>(Internship)
      .find(filter, { projection: { ...projection(internshipViews.card.fields), revision: 1 } })
      .toArray();
    return new Map(rows.map((row) => [row._id.toHexString(), { ...presentAs('card', row), revision: row.revision }]));
  }

  async setCounts(internshipId: ObjectId, counts: ApplicationCounts): Promise<void> {
    await this.database.collection<InternshipRow>(Internship).updateOne({ _id: internshipId }, { $set: { counts } });
  }

  async end(internshipId: ObjectId, to: 'closed' | 'filled', reason: 'limit' | 'filled'): Promise<void> {
    await this.database.transaction(async (unitOfWork) => {
      const internship = await unitOfWork.findOne(Internship, {
        _id: internshipId,
        state: { $in: ['open', 'closed'] },
      });
      if (!internship || (to === 'closed' && internship.state === 'closed')) return;
      await this.transitions.applyAsSystem(unitOfWork, internship, { to, closeReason: reason });
    });
  }
}
