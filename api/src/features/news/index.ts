export { newsCollections } from './news.entity.ts';
export { NewsModule } from './news.module.ts';
