import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import type { EventAbout } from '../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../platform/events/events.service.ts';
import type { PersonalDataSource } from '../accounts/index.ts';
import { CvAnalysis, type CvAnalysisRow } from './cv-analysis.entity.ts';

/** Exports analyses to the applicants whom they are about, and deletes them when an application or an account ends. */
@Injectable()
export class CvAnalysisPersonalData implements PersonalDataSource, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
  ) {}

  private get rows() {
    return this.database.collection<CvAnalysisRow>(CvAnalysis);
  }

  onModuleInit(): void {
    const forget = ({ payload }: EventAbout<'applicationId'>) => this.forgetApplication(payload.applicationId);
    this.events.on('cv-analyses.application-ended', {
      'application.withdrawn': forget,
      'application.cancelled': forget,
      'application.closed_no_response': forget,
    });
    this.events.on('cv-analyses.erasure', {
      'data.erased': async ({ payload }) => {
        const userId = objectId(payload.userId);
        await this.rows.deleteMany({ internId: userId });
        await this.rows.updateMany({ requestedBy: userId }, { $set: { requestedBy: null } });
      },
    });
  }

  readonly exportSections = {
    cvAnalyses: (internId: ObjectId) =>
      this.rows
        .find({ internId }, { projection: { internshipId: 1, applicationId: 1, state: 1, match: 1, createdAt: 1 } })
        .toArray(),
  };

  private async forgetApplication(applicationId: string): Promise<void> {
    await this.rows.deleteMany({ applicationId: objectId(applicationId) });
  }
}
