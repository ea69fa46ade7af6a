export { PublicSearch } from './public-search.service.ts';
export { SearchModule } from './search.module.ts';
export { Search } from './search.service.ts';
export { foldText } from './text/text-words.ts';
