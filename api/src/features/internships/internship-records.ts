import { AppError, type Authorized } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.ts';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import { Database, type UnitOfWork } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { Internship, type InternshipEntity, type InternshipRow } from './internship.entity.ts';

/** Internships as somebody may read and change them. */
@Injectable()
export class InternshipRecords {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
  ) {}

  /** @throws AppError NOT_FOUND for what the caller may not have */
  async loadAuthorized(caller: Caller, action: 'read' | 'update' | 'transition', id: string): Promise<InternshipRow> {
    const row = await this.database.collection<InternshipRow>(Internship).findOne({ _id: objectId(id) });
    return this.accessPolicy.authorize(caller.ability, action, 'Internship', row);
  }

  /** Loads, authorises, compares the version, changes, saves. @throws AppError NOT_FOUND, VERSION_CONFLICT */
  change(
    caller: Caller,
    action: 'update' | 'transition',
    id: string,
    version: number | undefined,
    body: (unitOfWork: UnitOfWork, internship: Authorized<InternshipEntity>) => Promise<void>,
  ): Promise<InternshipEntity> {
    return this.database.transaction(async (unitOfWork) => {
      const found = await unitOfWork.findOne(Internship, { _id: objectId(id) });
      const internship = this.accessPolicy.authorize(caller.ability, action, 'Internship', found);
      if (version !== undefined && internship.version !== version) throw new AppError('VERSION_CONFLICT');
      await body(unitOfWork, internship);
      await unitOfWork.flush();
      return internship;
    });
  }
}

/** What every event of an internship that has a title says; ids are hex strings. */
export const eventPayload = ({ _id, employerId, title }: InternshipEntity) => ({
  internshipId: _id.toHexString(),
  employerId: employerId.toHexString(),
  title: title ?? '',
});
