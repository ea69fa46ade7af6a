import { Module } from '@nestjs/common';
import { ChangeFeed } from './change.feed.ts';
import { SearchController } from './search.controller.ts';
import { Search } from './search.service.ts';

@Module({ controllers: [SearchController], providers: [Search, ChangeFeed], exports: [Search] })
export class SearchModule {}
