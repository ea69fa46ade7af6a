import type { ApplicationState, Id } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.service.ts';
import { objectId } from '../../../platform/database/ids.ts';
import { Application, type ApplicationRow } from '../application.entity.ts';
import { applicantDisplayName } from '../application-presenter.ts';

/** A candidate as a company may see them, and what has become of their application. */
export interface NamedCandidate {
  readonly name: string;
  readonly state: ApplicationState;
}

/** Names candidates as a company may see them now: by their alias for as long as blind review hides who they are. */
@Injectable()
export class CandidateNames {
  constructor(private readonly database: Database) {}

  /** Returns candidates by hex id of the application; those of other companies, or gone, are left out. One query. */
  async find(employerId: Id, applicationIds: readonly Id[]): Promise<ReadonlyMap<Id, NamedCandidate>> {
    const rows = await this.database
      .collection<ApplicationRow>(Application)
      .find(
        { _id: { $in: applicationIds.map(objectId) }, employerId: objectId(employerId) },
        { projection: { blindReview: 1, revealedAt: 1, blindAlias: 1, internName: 1, state: 1 } },
      )
      .toArray();
    return new Map(rows.map((row) => [row._id.toHexString(), { name: applicantDisplayName(row), state: row.state }]));
  }

  /** Returns those of some applications that are in one of these states. One query. */
  async inStates(applicationIds: readonly Id[], states: readonly ApplicationState[]): Promise<readonly Id[]> {
    const rows = await this.database
      .collection<ApplicationRow>(Application)
      .find({ _id: { $in: applicationIds.map(objectId) }, state: { $in: [...states] } }, { projection: { _id: 1 } })
      .toArray();
    return rows.map(({ _id }) => _id.toHexString());
  }
}
