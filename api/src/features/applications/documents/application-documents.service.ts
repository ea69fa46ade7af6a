import {
  isBlind,
  applicantDifferences,
  applicantPosting,
  AppError,
  showsDocuments,
  type Authorized,
  type CvStages,
  type CvText,
} from '@prentice/contract';
import { Inject, Injectable, StreamableFile } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import type { Caller } from '../../../platform/access/caller.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { SETTINGS, type Settings } from '../../../platform/config/settings.ts';
import { objectId } from '../../../platform/database/ids.ts';
import { Accounts } from '../../accounts/index.ts';
import { DocumentInspector, DocumentLibrary, type DocumentFile } from '../../documents/index.ts';
import { InternshipLookup } from '../../internships/index.ts';
import { Records } from '../../../platform/records/records.service.ts';
import { Application, type ApplicationRow } from '../application.entity.ts';
import { assertCompanyNotSuspended } from '../decisions/decision-rules.ts';
import { ApplicationTransitions } from '../application.transitions.ts';
import { interviewCalendarFile } from '../interviews/interview-calendar.ts';

/** Cuts the lines of a CV at its headings. What stands above the first has none. */
function textSections(lines: CvStages['lines']): CvText['sections'] {
  const sections: CvText['sections'] = [];
  for (const { text, heading, bullet } of lines) {
    if (heading) sections.push({ heading: text, lines: [] });
    else if (sections.length === 0) sections.push({ heading: null, lines: [{ text, bullet }] });
    else sections.at(-1)?.lines.push({ text, bullet });
  }
  return sections;
}

/** Serves the documents of an application: the CV as it was sent, the receipt, the calendar file. */
@Injectable()
export class ApplicationDocuments {
  constructor(
    private readonly records: Records,
    private readonly transitions: ApplicationTransitions,
    private readonly documents: DocumentLibrary,
    private readonly inspector: DocumentInspector,
    private readonly clock: Clock,
    private readonly internships: InternshipLookup,
    private readonly accounts: Accounts,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Returns the CV under the name that it had when it was sent, for a member of the employer, whose look is logged, or
   * its owner.
   * @throws AppError BLIND_REVIEW_ACTIVE before the reveal, NOT_FOUND when it is gone, FORBIDDEN for administrators,
   *   who give a reason with the document itself, and for members of a suspended company
   */
  async cv(caller: Caller, id: string): Promise<DocumentFile> {
    const { actor } = caller;
    const row = await this.records.read(caller, 'read', Application, id);
    if (actor.role === 'admin') throw new AppError('FORBIDDEN');
    if (actor.role === 'employer') await this.assertMayOpen(row);
    if (!row.cv || !actor.id) throw new AppError('NOT_FOUND');
    const viewer = { userId: new ObjectId(actor.id), employerId: actor.employerId ? objectId(actor.employerId) : null };
    const { bytes, mediaType } = await this.documents.openWithLog(objectId(row.cv.id), viewer, 'application');
    return { bytes, mediaType, fileName: row.cv.fileName };
  }

  /**
   * Returns what the CV says, for a program that cannot show the file.
   * @throws AppError as {@link cv}, and where the file cannot be read
   */
  async cvText(caller: Caller, id: string): Promise<CvText> {
    const { bytes } = await this.cv(caller, id);
    const { lines } = await this.inspector.stages(bytes, this.clock.now().toISOString().slice(0, 7));
    return { sections: textSections(lines) };
  }

  private async assertMayOpen(row: Authorized<ApplicationRow, 'read'>): Promise<void> {
    if (isBlind(row)) throw new AppError('BLIND_REVIEW_ACTIVE');
    if (!showsDocuments(row.state)) throw new AppError('NOT_FOUND');
    assertCompanyNotSuspended(await this.transitions.internshipSummary(row.internshipId));
  }

  /**
   * Returns the calendar file of the interview, or what takes it out of a calendar once it was cancelled.
   * @throws AppError NOT_FOUND without any
   */
  async calendar(caller: Caller, id: string): Promise<StreamableFile> {
    const row = await this.records.read(caller, 'read', Application, id);
    const { role, id: readerId } = caller.actor;
    if (role === 'admin' || !readerId) throw new AppError('NOT_FOUND');
    const locale = await this.accounts.localeOf(objectId(readerId));
    const organizerEmail = this.settings.operator.supportEmail;
    const reader = { side: role === 'intern' ? 'intern' : 'employer', locale, organizerEmail } as const;
    const file = interviewCalendarFile(reader, row, await this.transitions.internshipSummary(row.internshipId));
    if (!file) throw new AppError('NOT_FOUND');
    return new StreamableFile(Buffer.from(file.content), {
      type: `text/calendar; charset=utf-8; method=${file.method}`,
      disposition: 'attachment; filename="interview.ics"',
    });
  }

  /** Returns what was sent. @throws AppError NOT_FOUND before the application was sent */
  async receipt(caller: Caller, id: string) {
    const row = await this.records.read(caller, 'read', Application, id);
    const { cv, submittedAt, responseDueAt } = row;
    if (!submittedAt || !responseDueAt || !cv) throw new AppError('NOT_FOUND');
    const internshipSummary = await this.transitions.internshipSummary(row.internshipId);
    const posting = await this.internships.revision(row.internshipId, row.postingRevision);
    return {
      applicationId: row._id.toHexString(),
      title: posting?.title ?? internshipSummary.title ?? '',
      employerName: internshipSummary.employer.name,
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

  /** Returns the changes of the posting since the application. @throws AppError NOT_FOUND before it was sent */
  async changes(caller: Caller, id: string) {
    const { internshipId, postingRevision, submittedAt } = await this.records.read(caller, 'read', Application, id);
    if (!submittedAt) throw new AppError('NOT_FOUND');
    const live = await this.internships.publishedPosting(internshipId);
    const revision = live?.revision ?? postingRevision;
    const before = revision > postingRevision ? await this.internships.revision(internshipId, postingRevision) : null;
    const differing = before && live ? applicantDifferences(before, live.posting) : [];
    const differs = differing.length > 0 && before && live;
    return {
      postingRevision,
      revision,
      changed: differing.map(({ field }) => field),
      before: differs ? applicantPosting.strip().parse(before) : null,
      after: differs ? applicantPosting.strip().parse(live.posting) : null,
    };
  }
}
