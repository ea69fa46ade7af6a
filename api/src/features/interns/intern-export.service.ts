import { internList, internViews, AppError, type ExportParams } from '@prentice/contract';
import { Injectable, StreamableFile } from '@nestjs/common';
import { userIdOf, type Caller } from '../../platform/access/caller.ts';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import { Database } from '../../platform/database/database.service.ts';
import { project } from '../../platform/database/project.ts';
import { csvColumns, csvExport, readableTime } from '../../platform/http/csv-export.ts';
import { Audit } from '../../platform/audit/audit.service.ts';
import { ApplicationLookup } from '../ports/application-lookup.port.ts';
import { InternProfile, type InternRow } from './intern.entity.ts';
import { jsonResume } from './intern-profile.service.ts';
import { internTableMessages } from './intern-table.messages.ts';
import { Interns } from './interns.service.ts';

const wordOf = (words: Readonly<Record<string, string>>, code: string): string => words[code] ?? code;

/** Profiles as files: one's own as JSON Resume, all without names as a spreadsheet. */
@Injectable()
export class InternExport {
  constructor(
    private readonly interns: Interns,
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly applications: ApplicationLookup,
    private readonly audit: Audit,
  ) {}

  async jsonResume(caller: Caller): Promise<StreamableFile> {
    const profile = await this.database.unitOfWork().findOne(InternProfile, { userId: userIdOf(caller.actor) });
    if (!profile) throw new AppError('NOT_FOUND');
    const text = JSON.stringify(jsonResume(profile), null, 2);
    return new StreamableFile(Buffer.from(text), {
      type: 'application/json; charset=utf-8',
      disposition: 'attachment; filename="resume.json"',
    });
  }

  /** @throws AppError EXPORT_TOO_LARGE above the limit of rows */
  async csv(caller: Caller, params: ExportParams): Promise<StreamableFile> {
    const { lang } = params;
    const words = lang && internTableMessages[lang];
    const file = await csvExport<InternRow>({
      name: 'interns',
      collection: this.database.collection(InternProfile),
      listSchema: internList,
      params,
      view: this.interns.listView(caller),
      scope: this.accessPolicy.filterFor(caller.ability, 'export', 'InternProfile'),
      fields: [...internViews.masked.fields, 'userId'],
      ...csvColumns(internViews.masked.fields, words?.headings),
      toRows: async (rows) => {
        const counts = await this.applications.countByIntern(rows.map(({ userId }) => userId));
        return rows.map((row) => {
          const applicationCount = counts.get(row.userId.toHexString()) ?? 0;
          const cells = project(internViews.masked, row, { applicationCount });
          if (!words) return cells;
          return { ...cells, status: wordOf(words.status, cells.status), createdAt: readableTime(row.createdAt) };
        });
      },
    });
    await this.audit.recordExport(caller, 'interns', file);
    return file;
  }
}
