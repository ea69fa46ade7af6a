import { activeStates, type ApplicationState } from '@prentice/contract';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Document, Filter } from 'mongodb';
import { Database } from '../../platform/database/database.service.ts';
import { idPortions } from '../../platform/database/id.portions.ts';
import { objectId } from '../../platform/database/ids.ts';
import { Audiences } from '../ports/audiences.port.ts';
import { Application } from './application.entity.ts';

/** Who still waits for a place: everybody active but those who have one. */
const waiting = activeStates.filter((state): boolean => state !== 'accepted');

/** Applicants, for those who have something to tell them: what ended, and was withdrawn, concerns nobody. */
@Injectable()
export class ApplicationAudiences implements OnModuleInit {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Audiences) private readonly audiences: Audiences,
  ) {}

  onModuleInit(): void {
    const among =
      (field: 'internshipId' | 'employerId', states: readonly ApplicationState[]) =>
      (payload: Readonly<Record<string, unknown>>) =>
        this.interns({ [field]: objectId(String(payload[field])) }, states);
    this.audiences.register('applicants', among('internshipId', activeStates));
    this.audiences.register('waitingApplicants', among('internshipId', waiting));
    this.audiences.register('companyApplicants', among('employerId', activeStates));
  }

  /** As they see it themselves: a rejection that can still be undone changes nothing for them yet. */
  private interns(of: Filter<Document>, states: readonly ApplicationState[]) {
    const filter = { ...of, internState: { $in: [...states] } };
    return idPortions(this.database.collection(Application), filter, 'internId');
  }
}
