export { newsCollections, NewsItem, NewsRevision } from './news.entity.ts';
export { NewsModule } from './news.module.ts';
export { NewsReader } from './news-reader.service.ts';
export { NewsPersonalData } from './news-personal-data.service.ts';
