import { Global, Module } from '@nestjs/common';
import { OpenSearch } from '../ports/open-search.port.ts';
import { OpenSearchService } from './open.search.ts';
import { SearchController } from './search.controller.ts';
import { Search } from './search.service.ts';

@Global()
@Module({
  controllers: [SearchController],
  providers: [Search, { provide: OpenSearch, useClass: OpenSearchService }],
  exports: [Search, OpenSearch],
})
export class SearchModule {}
