import { newsList, newsViews, newsViewsFor, type ExportParams } from '@prentice/contract';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { Database } from '../../platform/database/database.service.ts';
import { csvExport } from '../../platform/http/csv-export.ts';
import { Audit } from '../audit/index.ts';
import { NewsItem, type NewsRow } from './news.entity.ts';

// prettier-ignore
const columns = [
  'id', 'title', 'slug', 'summary', 'language', 'tags', 'audience', 'state', 'pinned', 'publishAt', 'publishedAt',
  'correctedAt', 'views', 'createdAt', 'updatedAt',
] as const;

/** One line of the export, without the text. */
const toExportRow = ({ _id, tags, ...item }: NewsRow): object => ({
  ...item,
  id: _id.toHexString(),
  tags: tags.join(', '),
  publishAt: item.publishAt?.toISOString(),
  publishedAt: item.publishedAt?.toISOString(),
  correctedAt: item.correctedAt?.toISOString(),
  createdAt: item.createdAt.toISOString(),
  updatedAt: item.updatedAt.toISOString(),
});

/** News as a table for spreadsheets. */
@Injectable()
export class NewsExport {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly audit: Audit,
  ) {}

  /** @throws AppError EXPORT_TOO_LARGE, MALFORMED_REQUEST */
  async csv(caller: Caller, params: ExportParams): Promise<StreamableFile> {
    const file = await csvExport<NewsRow>({
      name: 'news',
      collection: this.database.collection(NewsItem),
      listSchema: newsList,
      params,
      view: newsViewsFor(caller.actor).list,
      scope: this.accessPolicy.filterFor(caller.ability, 'export', 'NewsItem'),
      fields: newsViews.adminSummary.fields,
      columns,
      toRows: (rows) => rows.map(toExportRow),
    });
    await this.audit.recordExport(caller, 'news');
    return file;
  }
}
