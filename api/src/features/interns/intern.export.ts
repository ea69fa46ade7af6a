import { internList, limits, parseListQuery, Refusal } from '@prentice/contract';
import { Inject, Injectable, StreamableFile } from '@nestjs/common';
import type { Caller } from '../../platform/access/authenticator.ts';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { csv, csvFile } from '../../platform/http/csv.ts';
import { InternProfile } from './intern.entity.ts';
import { jsonResume } from './intern.profile.ts';
import { Interns } from './interns.service.ts';

const columns = ['id', 'maskedName', 'status', 'completeness', 'applicationCount', 'createdAt'];

/** Profiles as files: one's own as JSON Resume, all without names as a spreadsheet. */
@Injectable()
export class InternExport {
  constructor(
    @Inject(Interns) private readonly interns: Interns,
    @Inject(Database) private readonly database: Database,
  ) {}

  async jsonResume(caller: Caller): Promise<StreamableFile> {
    const profile = await this.database.work().findOne(InternProfile, { userId: objectId(caller.actor.id ?? '') });
    if (!profile) throw new Refusal('NOT_FOUND');
    const text = JSON.stringify(jsonResume(profile), null, 2);
    return new StreamableFile(Buffer.from(text), {
      type: 'application/json; charset=utf-8',
      disposition: 'attachment; filename="resume.json"',
    });
  }

  /** @throws Refusal EXPORT_TOO_LARGE above the limit of rows */
  async file(
    caller: Caller,
    params: { sort?: string | undefined; filter?: string | undefined },
  ): Promise<StreamableFile> {
    const query = parseListQuery(internList, params, this.interns.listView(caller));
    const page = await this.interns.list(caller, { ...query, range: [0, limits.exportRows - 1] });
    if (page.total > limits.exportRows) throw new Refusal('EXPORT_TOO_LARGE');
    return csvFile('interns', csv(columns, page.items));
  }
}
