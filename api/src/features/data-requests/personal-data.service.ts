import type { AuditResource } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Database } from '../../platform/database/database.service.ts';
import { AccountPersonalData, type PersonalDataSource } from '../accounts/index.ts';
import { AdministratorPersonalData } from '../administrators/index.ts';
import { AnnouncementPersonalData } from '../announcements/index.ts';
import { ApplicationPersonalData } from '../applications/index.ts';
import { CvAnalysisPersonalData } from '../cv-analyses/index.ts';
import { DocumentPersonalData } from '../documents/index.ts';
import { ExternalJobPersonalData } from '../external-jobs/index.ts';
import { InternPersonalData } from '../interns/index.ts';
import { MemberPersonalData } from '../members/index.ts';
import { NewsPersonalData } from '../news/index.ts';
import { NotificationPersonalData } from '../notifications/index.ts';
import { ReportPersonalData } from '../reports/index.ts';
import { DataRequest, type DataRequestRow } from './data-request.entity.ts';

/** Collects everything that the features keep about people. A feature that begins to keep something is added here. */
@Injectable()
export class PersonalData {
  private readonly sources: readonly PersonalDataSource[];

  constructor(
    database: Database,
    accounts: AccountPersonalData,
    administrators: AdministratorPersonalData,
    announcements: AnnouncementPersonalData,
    applications: ApplicationPersonalData,
    cvAnalyses: CvAnalysisPersonalData,
    documents: DocumentPersonalData,
    externalJobs: ExternalJobPersonalData,
    interns: InternPersonalData,
    members: MemberPersonalData,
    news: NewsPersonalData,
    notifications: NotificationPersonalData,
    reports: ReportPersonalData,
  ) {
    const requests = database.collection<DataRequestRow>(DataRequest);
    const requestRecords = {
      recordsAbout: { 'data-requests': (userId: ObjectId) => requests.distinct('_id', { userId }) },
    };
    this.sources = [
      accounts,
      requestRecords,
      administrators,
      announcements,
      applications,
      cvAnalyses,
      documents,
      externalJobs,
      interns,
      members,
      news,
      notifications,
      reports,
    ];
  }

  private get sections() {
    return this.sources.flatMap(({ exportSections }) => Object.entries(exportSections ?? {}));
  }

  /** Returns the names of the sections of an export. */
  get sectionNames(): readonly string[] {
    return this.sections.map(([name]) => name);
  }

  /** Returns everything about one person, by section. */
  async collect(userId: ObjectId): Promise<Record<string, unknown>> {
    const parts: Record<string, unknown> = {};
    for (const [name, section] of this.sections) parts[name] = await section(userId);
    return parts;
  }

  /** Returns ids by kind of record; the account itself is among them. */
  async findRecords(userId: ObjectId): Promise<ReadonlyMap<AuditResource, readonly ObjectId[]>> {
    const idsByResource = new Map<AuditResource, readonly ObjectId[]>();
    for (const { recordsAbout = {} } of this.sources)
      for (const resource of Object.keys(recordsAbout) as AuditResource[])
        idsByResource.set(resource, (await recordsAbout[resource]?.(userId)) ?? []);
    return idsByResource;
  }

  /** Removes the addresses of an erased person where others wrote them down. */
  async forgetAddresses(addresses: readonly string[]): Promise<void> {
    for (const source of this.sources) await source.forgetAddresses?.(addresses);
  }
}
