import { Module } from '@nestjs/common';
import { PublicSearch } from './public-search.service.ts';
import { SearchController } from './search.controller.ts';
import { Search } from './search.service.ts';

@Module({
  controllers: [SearchController],
  providers: [Search, PublicSearch],
  exports: [Search, PublicSearch],
})
export class SearchModule {}
