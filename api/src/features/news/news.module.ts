import { Global, Module } from '@nestjs/common';
import { NewsConsumers } from './news.consumers.ts';
import { NewsController } from './news.controller.ts';
import { NewsEditor } from './news-editor.service.ts';
import { NewsReader } from './news-reader.service.ts';
import { NewsRevisions } from './news-revisions.service.ts';
import { NewsViewCounts } from './news-views.service.ts';

@Global()
@Module({
  controllers: [NewsController],
  providers: [NewsReader, NewsEditor, NewsRevisions, NewsViewCounts, NewsConsumers],
  exports: [NewsConsumers, NewsReader],
})
export class NewsModule {}
