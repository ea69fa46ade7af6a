import { defaultLocale, newsList, newsViews, newsViewsFor, type ExportParams, type Locale } from '@prentice/contract';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { Database } from '../../platform/database/database.service.ts';
import { csvExport, readableTime, stateNames } from '../../platform/http/csv-export.ts';
import { Audit } from '../../platform/audit/audit.service.ts';
import { NewsItem, type NewsRow } from './news.entity.ts';
import { newsColumns, newsTableMessages } from './news-table.messages.ts';

/** Returns a function that makes a line of an item without its text, in the words of a language. */
function lineIn(locale: Locale): (item: NewsRow) => object {
  const words = newsTableMessages[locale];
  return (item) => ({
    title: item.title,
    slug: item.slug,
    summary: item.summary,
    language: words.language[item.language],
    tags: item.tags.join(', '),
    audience: words.audience[item.audience],
    state: stateNames[locale][`newsState.${item.state}`],
    pinned: item.pinned ? words.yes : words.no,
    publishAt: readableTime(item.publishAt),
    publishedAt: readableTime(item.publishedAt),
    correctedAt: readableTime(item.correctedAt),
    views: item.views,
    createdAt: readableTime(item.createdAt),
    updatedAt: readableTime(item.updatedAt),
  });
}

/** Exports news as a table for spreadsheets. */
@Injectable()
export class NewsExport {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly audit: Audit,
  ) {}

  /** @throws AppError EXPORT_TOO_LARGE, MALFORMED_REQUEST */
  async csv(caller: Caller, params: ExportParams): Promise<StreamableFile> {
    const { lang = defaultLocale } = params;
    const file = await csvExport<NewsRow>({
      name: 'news',
      collection: this.database.collection(NewsItem),
      listSchema: newsList,
      params,
      view: newsViewsFor(caller.actor).list,
      scope: this.accessPolicy.filterFor(caller.ability, 'export', 'NewsItem'),
      fields: newsViews.adminSummary.fields,
      columns: newsColumns,
      headings: newsTableMessages[lang].headings,
      toRows: (rows) => rows.map(lineIn(lang)),
    });
    await this.audit.recordExport(caller, 'news', file);
    return file;
  }
}
