export { NewsConsumers as NewsPersonalData } from './news.consumers.ts';
export { newsCollections, NewsItem, NewsRevision } from './news.entity.ts';
export { NewsModule } from './news.module.ts';
export { NewsReader } from './news-reader.service.ts';
