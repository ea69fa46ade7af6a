import { internUpdate, type Id } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Database, type UnitOfWork } from '../../platform/database/database.service.ts';
import { Accounts } from '../ports/accounts.port.ts';
import { InternDirectory, type InternSummary, type InternReadiness } from '../ports/intern-directory.port.ts';
import { InternProfile, type InternRow } from './intern.entity.ts';
import { candidateOf, profileCompleteness, ownerFieldsOf } from './intern-profile.ts';

const nameOf = (row: { firstName?: string | null; lastName?: string | null }): string =>
  [row.firstName, row.lastName].filter(Boolean).join(' ');

/** Interns for the other features. */
@Injectable()
export class InternDirectoryService extends InternDirectory {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
  ) {
    super();
  }

  async readiness(unitOfWork: UnitOfWork, internId: ObjectId): Promise<InternReadiness> {
    const profile = await unitOfWork.findOne(InternProfile, { userId: internId });
    if (profile) {
      const { completeness, gaps } = profileCompleteness(ownerFieldsOf(profile), profile.defaultCvId);
      return { completeness, gaps, name: nameOf(profile), candidate: candidateOf(profile) };
    }
    const account = (await this.accounts.summaries([internId])).get(internId.toHexString());
    const { visibility: _, ...empty } = internUpdate.parse({});
    const { completeness, gaps } = profileCompleteness({ ...empty, visibility: 'private' }, null);
    return { completeness, gaps, name: account?.name ?? '', candidate: { ...empty, email: account?.email ?? '' } };
  }

  async summaries(internIds: readonly ObjectId[]): Promise<ReadonlyMap<Id, InternSummary>> {
    const rows = await this.database
      .collection<InternRow>(InternProfile)
      .find(
        { userId: { $in: [...internIds] } },
        { projection: { userId: 1, firstName: 1, lastName: 1, maskedName: 1, completeness: 1 } },
      )
      .toArray();
    return new Map(
      rows.map((row): [Id, InternSummary] => {
        const id = row.userId.toHexString();
        return [id, { id, name: nameOf(row), maskedName: row.maskedName, completeness: row.completeness }];
      }),
    );
  }
}
