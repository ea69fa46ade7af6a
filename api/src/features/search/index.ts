export { PublicSearch } from './public-search.service.ts';
export { SearchModule } from './search.module.ts';
export { Search } from './search.service.ts';
export { TextSearch, type FoundTexts } from './index/text-search.ts';
export { foldText } from './text/text-words.ts';
export { findCities, type City } from './places/cities.ts';
export type { IndexedPlace } from './places/place-column.ts';
export { parsePlacesQuery, type PlacesQuery } from './places/several-places.ts';
