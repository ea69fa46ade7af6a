import { activeStates, type ApplicationState, type Id } from '@prentice/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Document, Filter, ObjectId } from 'mongodb';
import { Database } from '../../platform/database/database.service.ts';
import { idBatches } from '../../platform/database/id-batches.ts';
import { objectId } from '../../platform/database/ids.ts';
import { RecipientGroups } from '../ports/recipient-groups.port.ts';
import { Application } from './application.entity.ts';
import { ApplicationDraftEntity } from './submission/application-draft.entity.ts';

/** Who still waits for a place: everybody active but those who have one. */
const waitingStatesBeforePlacement = activeStates.filter((state): boolean => state !== 'accepted');

/** Finds applicants to notify. Applications that ended or were withdrawn are left out. */
@Injectable()
export class ApplicantRecipients implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly recipientGroups: RecipientGroups,
  ) {}

  onModuleInit(): void {
    const among = (field: 'internshipId' | 'employerId', states: readonly ApplicationState[]) => (recordId: Id) =>
      this.interns({ [field]: objectId(recordId) }, states);
    this.recipientGroups.register('applicants', among('internshipId', activeStates));
    this.recipientGroups.register('waitingApplicants', among('internshipId', waitingStatesBeforePlacement));
    this.recipientGroups.register('companyApplicants', among('employerId', activeStates));
    this.recipientGroups.register('undecided', (internshipId) => this.undecided(internshipId));
  }

  /** Yields in batches who bookmarked or began to write, without those who have ever applied. */
  private async *undecided(id: Id): AsyncIterable<readonly Id[]> {
    const internshipId = objectId(id);
    const rows = this.database.collection<{ internId: ObjectId }>(Application);
    const drafts = idBatches(this.database.collection(ApplicationDraftEntity), { internshipId }, 'internId');
    for (const source of [this.recipientGroups.find('bookmarkers', id), drafts])
      for await (const ids of source) {
        const sent = { internshipId, internId: { $in: ids.map(objectId) }, submittedAt: { $ne: null } };
        const applied = await rows.find(sent, { projection: { internId: 1 } }).toArray();
        const done = new Set(applied.map(({ internId }) => internId.toHexString()));
        yield ids.filter((id) => !done.has(id));
      }
  }

  /** As they see it themselves: a rejection that can still be undone changes nothing for them yet. */
  private interns(of: Filter<Document>, states: readonly ApplicationState[]) {
    const filter = { ...of, internState: { $in: [...states] } };
    return idBatches(this.database.collection(Application), filter, 'internId');
  }
}
