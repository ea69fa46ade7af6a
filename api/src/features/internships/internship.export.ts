import { internshipList, limits, parseListQuery, Refusal } from '@prentice/contract';
import { Inject, Injectable, type StreamableFile } from '@nestjs/common';
import type { Caller } from '../../platform/access/authenticator.ts';
import { csv, csvFile } from '../../platform/http/csv.ts';
import { InternshipLists } from './internship.lists.ts';

const columns = [
  'id',
  'title',
  'employer',
  'state',
  'category',
  'workMode',
  'deadline',
  'responseDays',
  'applications',
  'overdue',
  'createdAt',
];

/** Internships as a spreadsheet, in the view and scope of whoever asks. */
@Injectable()
export class InternshipExport {
  constructor(@Inject(InternshipLists) private readonly lists: InternshipLists) {}

  /** @throws Refusal EXPORT_TOO_LARGE above the limit of rows */
  async file(
    caller: Caller,
    params: { sort?: string | undefined; filter?: string | undefined },
  ): Promise<StreamableFile> {
    const query = parseListQuery(internshipList, params, this.lists.listView(caller));
    const page = await this.lists.list(caller, { ...query, range: [0, limits.exportRows - 1] });
    if (page.total > limits.exportRows) throw new Refusal('EXPORT_TOO_LARGE');
    const rows = page.items.map((item) => {
      const counts: unknown = Reflect.get(item, 'counts');
      const count = (key: string): unknown => (counts && typeof counts === 'object' ? Reflect.get(counts, key) : '');
      return { ...item, employer: item.employer.name, applications: count('total'), overdue: count('overdue') };
    });
    return csvFile('internships', csv(columns, rows));
  }
}
