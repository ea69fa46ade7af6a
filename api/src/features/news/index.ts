import { Module } from '@nestjs/common';
import { NewsBulkChanges } from './news-bulk-changes.service.ts';
import { NewsController } from './news.controller.ts';
import { NewsExport } from './news-export.service.ts';
import { NewsEditor } from './news-editor.service.ts';
import { NewsImages } from './news-images.service.ts';
import { NewsJobs } from './news.jobs.ts';
import { NewsPersonalData } from './news-personal-data.service.ts';
import { NewsReader, NewsViewCounts } from './news-reader.service.ts';
import { NewsSpelling } from './news-spelling.service.ts';
import { NewsRevisions } from './news-revisions.service.ts';

export { newsCollections, NewsImage, NewsItem, NewsRevision, type NewsImageRow } from './news.entity.ts';
export { NewsReader } from './news-reader.service.ts';
export { NewsPersonalData } from './news-personal-data.service.ts';

@Module({
  controllers: [NewsController],
  providers: [
    NewsReader,
    NewsSpelling,
    NewsEditor,
    NewsBulkChanges,
    NewsExport,
    NewsImages,
    NewsRevisions,
    NewsViewCounts,
    NewsJobs,
    NewsPersonalData,
  ],
  exports: [NewsPersonalData, NewsReader],
})
export class NewsModule {}
