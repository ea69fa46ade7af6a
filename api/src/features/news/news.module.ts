import { Module } from '@nestjs/common';
import { NewsConsumers } from './news.consumers.ts';
import { NewsController } from './news.controller.ts';
import { NewsExport } from './news-export.service.ts';
import { NewsEditor } from './news-editor.service.ts';
import { NewsImages } from './news-images.service.ts';
import { NewsReader } from './news-reader.service.ts';
import { NewsRevisions } from './news-revisions.service.ts';
import { NewsViewCounts } from './news-views.service.ts';

@Module({
  controllers: [NewsController],
  providers: [NewsReader, NewsEditor, NewsExport, NewsImages, NewsRevisions, NewsViewCounts, NewsConsumers],
  exports: [NewsConsumers, NewsReader],
})
export class NewsModule {}
