import { Module } from '@nestjs/common';
import { PageVisitors } from './page.visitors.ts';

/** Pages of portal and back office. */
@Module({ providers: [PageVisitors], exports: [PageVisitors] })
export class WebModule {}
