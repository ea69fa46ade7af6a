import { activeStates, applicationLimits, Refusal, type ApplicationDraft } from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import type { Caller } from '../../platform/access/authenticator.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database, type Work } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { InternDirectory } from '../ports/intern-directory.port.ts';
import { InternshipDirectory } from '../ports/internship-directory.port.ts';
import { Application, type ApplicationEntity } from './application.entity.ts';
import { obstaclesToApplying, obstaclesToInterest, type Applicant } from './application.obstacles.ts';
import { Draft, type DraftRow } from './draft.entity.ts';

const sent = activeStates.filter((state) => state !== 'interested');

/** Whether somebody can apply, what is missing, and what was written so far. */
@Injectable()
export class Readiness {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(InternshipDirectory) private readonly internships: InternshipDirectory,
    @Inject(InternDirectory) private readonly interns: InternDirectory,
  ) {}

  private get drafts() {
    return this.database.collection<DraftRow>(Draft);
  }

  async read(caller: Caller, internship: string) {
    const { internId, internshipId } = idsOf(caller, internship);
    const work = this.database.work();
    const existing = await work.findOne(Application, { internId, internshipId });
    const applicant = await this.applicant(work, internId, internshipId, existing);
    const obstacles = obstaclesToApplying(applicant);
    return {
      canShowInterest: obstaclesToInterest(applicant).length === 0,
      canApply: obstacles.length === 0,
      obstacles: obstacles.map(({ refusal, items }) => ({
        code: refusal.code,
        message: refusal.message,
        items: [...items],
      })),
      completeness: applicant.readiness.completeness,
      applicationId: existing?._id.toHexString() ?? null,
      state: existing?.internState ?? null,
      activeApplications: applicant.active,
      draft: draftOf(await this.drafts.findOne({ internId, internshipId })),
    };
  }

  /** Where the intern stands, read within a unit of work. @throws Refusal NOT_FOUND, INTERNSHIP_GONE */
  async applicant(
    work: Work,
    internId: ObjectId,
    internshipId: ObjectId,
    existing: ApplicationEntity | null,
  ): Promise<Applicant> {
    const internship = await this.internships.applied(work, internshipId);
    const limited = internship.maxApplicants !== null;
    return {
      internship,
      applicants: limited ? await work.count(Application, { internshipId, state: { $ne: 'interested' } }) : 0,
      readiness: await this.interns.readiness(work, internId),
      existing: existing?.state ?? null,
      active: await this.active(work, internId),
      now: this.clock.now(),
    };
  }

  /** Sent and active. What its internship took along when it was removed does not count, though it is not cancelled yet. */
  private async active(work: Work, internId: ObjectId): Promise<number> {
    const own = { internId, internState: { $in: sent } };
    const count = await work.count(Application, own);
    if (count < applicationLimits.activePerIntern) return count;
    const rows = await work.find(Application, own, { fields: ['internshipId'] });
    const cards = await this.internships.cards(rows.map((row) => row.internshipId));
    return rows.filter((row) => cards.get(row.internshipId.toHexString())?.state !== 'removed').length;
  }

  /** Whether an internship takes only so many applications. @throws Refusal NOT_FOUND, INTERNSHIP_GONE */
  async isLimited(internshipId: ObjectId): Promise<boolean> {
    return (await this.internships.applied(this.database.work(), internshipId)).maxApplicants !== null;
  }

  /** Keeps what is written so far. @throws Refusal NOT_FOUND or INTERNSHIP_GONE for what nobody can apply to */
  async saveDraft(caller: Caller, internship: string, draft: ApplicationDraft): Promise<ApplicationDraft> {
    const { internId, internshipId } = idsOf(caller, internship);
    await this.internships.applied(this.database.work(), internshipId);
    const now = this.clock.now();
    await this.drafts.updateOne(
      { internId, internshipId },
      { $set: { ...draft, updatedAt: now }, $setOnInsert: { _id: new ObjectId(), createdAt: now } },
      { upsert: true },
    );
    return draft;
  }
}

/** Whose application to what. @throws Refusal NOT_FOUND */
export function idsOf({ actor }: Caller, internship: string): { internId: ObjectId; internshipId: ObjectId } {
  if (!actor.id) throw new Refusal('UNAUTHENTICATED');
  return { internId: objectId(actor.id), internshipId: objectId(internship) };
}

const draftOf = (row: DraftRow | null): ApplicationDraft | null =>
  row && { cvDocumentId: row.cvDocumentId ?? null, coverNote: row.coverNote ?? null, answers: row.answers };
