import { Module } from '@nestjs/common';
import { SearchController } from './search.controller.ts';
import { Search } from './search.service.ts';

@Module({ controllers: [SearchController], providers: [Search], exports: [Search] })
export class SearchModule {}
