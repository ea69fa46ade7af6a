import { Module } from '@nestjs/common';
import { PublicSearch } from './public-search.service.ts';
import { Search } from './search.service.ts';
import { internshipOperations } from '@prentice/contract';
import {
  OperationsController,
  pickOperations,
  type Handlers,
} from '../../platform/http/operations-controller.decorator.ts';

export { PublicSearch } from './public-search.service.ts';
export { Search } from './search.service.ts';
export { CachedTextSearch, TextSearch, type FoundTexts } from './in-memory/text-search.ts';
export { foldText, stemOf } from './text/text-words.ts';
export { findCities, type City } from './places/cities.ts';
export type { IndexedPlace } from './places/place-column.ts';
export { radiiBeyond } from './places/circle.ts';
export { parsePlacesQuery, toSearchedPlace, type PlacesQuery } from './places/place-search.ts';
export { readPlacePhrase, withPlacePhrase } from './places/place-phrase.ts';

const operations = pickOperations(internshipOperations, 'search', 'compare');

@OperationsController(operations)
class SearchController {
  constructor(private readonly search: Search) {}

  readonly handlers: Handlers<typeof operations> = {
    search: ({ query }) => this.search.search(query),
    compare: ({ query }) => this.search.compare(query),
  };
}

@Module({
  controllers: [SearchController],
  providers: [Search, PublicSearch],
  exports: [Search, PublicSearch],
})
export class SearchModule {}
