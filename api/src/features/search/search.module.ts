import { Global, Module } from '@nestjs/common';
import { PublicSearch } from '../ports/public-search.port.ts';
import { PublicSearchService } from './public-search.service.ts';
import { SearchController } from './search.controller.ts';
import { Search } from './search.service.ts';

@Global()
@Module({
  controllers: [SearchController],
  providers: [Search, { provide: PublicSearch, useClass: PublicSearchService }],
  exports: [Search, PublicSearch],
})
export class SearchModule {}
