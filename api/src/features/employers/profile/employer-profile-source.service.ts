import { isPublishBlocked, type Actor, type Me } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.service.ts';
import { objectId } from '../../../platform/database/ids.ts';
import type { ProfileSource } from '../../accounts/index.ts';
import { ApplicationLookup } from '../../ports/application-lookup.port.ts';
import { Employer, type EmployerRow } from '../employer.entity.ts';

/** Names the company of a member who signs in. */
@Injectable()
export class EmployerProfileSource implements ProfileSource {
  readonly kind = 'employer';

  constructor(
    private readonly database: Database,
    private readonly applications: ApplicationLookup,
  ) {}

  async find({ employerId, memberRole }: Actor): Promise<Me['profile']> {
    const employers = this.database.collection<EmployerRow>(Employer);
    const row = employerId ? await employers.findOne({ _id: objectId(employerId) }) : null;
    return {
      kind: 'employer',
      employerId,
      name: row?.name ?? null,
      slug: row?.slug ?? null,
      logoId: row?.logoId?.toHexString() ?? null,
      memberRole,
      verificationState: row?.verification.state ?? null,
      publishBlocked: row !== null && isPublishBlocked(await this.applications.countAwaiting(row._id)),
      completeness: row?.completeness ?? 0,
    };
  }
}
