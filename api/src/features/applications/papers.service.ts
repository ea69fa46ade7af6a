import { isBlind, readDifferences, readPosting, Refusal, showsPapers } from '@prentice/contract';
import { Injectable, StreamableFile } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import type { Caller } from '../../platform/access/authenticator.ts';
import { objectId } from '../../platform/database/ids.ts';
import { DocumentLibrary, type OpenedDocument } from '../ports/document-library.port.ts';
import { InternshipDirectory } from '../ports/internship-directory.port.ts';
import type { ApplicationRow } from './application.entity.ts';
import { assertTrusted } from './application.trust.ts';
import { asInternSees } from './application.presenter.ts';
import { ApplicationTransitions } from './application.transitions.ts';
import { Applications } from './applications.service.ts';
import { interviewFile } from './interview.files.ts';

/** The papers of an application: the CV as it was sent, the receipt, the calendar file. */
@Injectable()
export class Papers {
  constructor(
    private readonly applications: Applications,
    private readonly transitions: ApplicationTransitions,
    private readonly documents: DocumentLibrary,
    private readonly internships: InternshipDirectory,
  ) {}

  /**
   * The CV under the name that it had when it was sent, for a member of the employer, whose look is logged, or its owner.
   * @throws Refusal BLIND_REVIEW_ACTIVE before the reveal, NOT_FOUND when it is gone, FORBIDDEN for administrators, who give a
   * reason with the document itself and for members of a suspended company
   */
  async cv(caller: Caller, id: string): Promise<OpenedDocument> {
    const { actor } = caller;
    const row = await this.applications.readable(caller, 'read', id);
    if (actor.role === 'admin') throw new Refusal('FORBIDDEN');
    if (actor.role === 'employer') await this.mayOpen(row);
    if (!row.cv || !actor.id) throw new Refusal('NOT_FOUND');
    const viewer = { userId: new ObjectId(actor.id), employerId: actor.employerId ? objectId(actor.employerId) : null };
    const { bytes, mediaType } = await this.documents.openForEmployer(objectId(row.cv.id), viewer, 'application');
    return { bytes, mediaType, fileName: row.cv.fileName };
  }

  private async mayOpen(row: ApplicationRow): Promise<void> {
    if (isBlind({ blindReview: row.blindReview, revealedAt: row.revealedAt ?? null }))
      throw new Refusal('BLIND_REVIEW_ACTIVE');
    if (!showsPapers(row.state)) throw new Refusal('NOT_FOUND');
    assertTrusted(await this.transitions.card(row.internshipId));
  }

  /** The interview, or what takes it out of a calendar once it was called off. @throws Refusal NOT_FOUND without any */
  async calendar(caller: Caller, id: string): Promise<StreamableFile> {
    const row = await this.applications.readable(caller, 'read', id);
    if (caller.actor.role === 'admin') throw new Refusal('NOT_FOUND');
    const reader = caller.actor.role === 'intern' ? 'intern' : 'employer';
    const file = interviewFile(reader, row, await this.transitions.card(row.internshipId));
    if (!file) throw new Refusal('NOT_FOUND');
    return new StreamableFile(Buffer.from(file.content), {
      type: `text/calendar; charset=utf-8; method=${file.method}`,
      disposition: 'attachment; filename="interview.ics"',
    });
  }

  /** What was sent. @throws Refusal NOT_FOUND before anything was */
  async receipt(caller: Caller, id: string) {
    const row = asInternSees(await this.applications.readable(caller, 'read', id));
    const { cv, submittedAt, responseDueAt } = row;
    if (!submittedAt || !responseDueAt || !cv) throw new Refusal('NOT_FOUND');
    const card = await this.transitions.card(row.internshipId);
    const posting = await this.internships.frozen(row.internshipId, row.postingRevision);
    return {
      applicationId: row._id.toHexString(),
      title: posting?.title ?? card.title ?? '',
      employerName: card.employer.name,
      postingRevision: row.postingRevision,
      posting,
      coverNote: row.coverNote ?? null,
      questions: row.questions,
      answers: row.answers,
      cvSha256: cv.sha256,
      cvFileName: cv.fileName,
      submittedAt: submittedAt.toISOString(),
      responseDueAt: responseDueAt.toISOString(),
    };
  }

  /** What of the posting has changed since it was applied to. @throws Refusal NOT_FOUND before anything was sent */
  async changes(caller: Caller, id: string) {
    const { internshipId, postingRevision, submittedAt } = await this.applications.readable(caller, 'read', id);
    if (!submittedAt) throw new Refusal('NOT_FOUND');
    const live = await this.internships.live(internshipId);
    const revision = live?.revision ?? postingRevision;
    const before = revision > postingRevision ? await this.internships.frozen(internshipId, postingRevision) : null;
    const differing = before && live ? readDifferences(before, live.posting) : [];
    const known = differing.length > 0 && before && live;
    return {
      postingRevision,
      revision,
      changed: differing.map(({ field }) => field),
      before: known ? readPosting.strip().parse(before) : null,
      after: known ? readPosting.strip().parse(live.posting) : null,
    };
  }
}
