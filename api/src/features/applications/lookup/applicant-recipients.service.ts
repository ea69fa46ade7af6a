import { activeApplicationStates, type ApplicationState, type Id } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Document, Filter, ObjectId } from 'mongodb';
import { Database } from '../../../platform/database/database.service.ts';
import { idBatches } from '../../../platform/database/document-batches.ts';
import { objectId } from '../../../platform/database/ids.ts';
import { BookmarkRecipients } from '../../interns/index.ts';
import { Application, ApplicationDraft } from '../application.entity.ts';

/** Who still waits for an offer: everybody active but those who have accepted one. */
const unplacedStates = activeApplicationStates.filter((state): boolean => state !== 'accepted');

/** Finds applicants to notify. Applications that ended or were withdrawn are left out. */
@Injectable()
export class ApplicantRecipients {
  constructor(
    private readonly database: Database,
    private readonly bookmarks: BookmarkRecipients,
  ) {}

  /** Yields in batches who has applied to an internship. */
  ofInternship(internshipId: Id): AsyncIterable<readonly Id[]> {
    return this.interns({ internshipId: objectId(internshipId) }, activeApplicationStates);
  }

  /** Yields in batches who has applied to an internship and has accepted no offer yet. */
  waiting(internshipId: Id): AsyncIterable<readonly Id[]> {
    return this.interns({ internshipId: objectId(internshipId) }, unplacedStates);
  }

  /** Yields in batches who has applied to a company. */
  ofEmployer(employerId: Id): AsyncIterable<readonly Id[]> {
    return this.interns({ employerId: objectId(employerId) }, activeApplicationStates);
  }

  /** Yields in batches who bookmarked or began to write, without those who have ever applied. */
  async *undecided(id: Id): AsyncIterable<readonly Id[]> {
    const internshipId = objectId(id);
    const rows = this.database.collection<{ internId: ObjectId }>(Application);
    const drafts = idBatches(this.database.collection(ApplicationDraft), { internshipId }, 'internId');
    for (const source of [this.bookmarks.find(id), drafts])
      for await (const ids of source) {
        const sent = { internshipId, internId: { $in: ids.map(objectId) }, submittedAt: { $ne: null } };
        const applied = await rows.find(sent, { projection: { internId: 1 } }).toArray();
        const done = new Set(applied.map(({ internId }) => internId.toHexString()));
        yield ids.filter((id) => !done.has(id));
      }
  }

  /**
   * Finds the interns of applications in some states, as they see them: a rejection that can still be undone has
   * changed nothing for them.
   */
  private interns(of: Filter<Document>, states: readonly ApplicationState[]) {
    const filter = { ...of, internState: { $in: [...states] } };
    return idBatches(this.database.collection(Application), filter, 'internId');
  }
}
