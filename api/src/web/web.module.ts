import { Module } from '@nestjs/common';
import { PageVisitors } from './page.visitors.ts';
import { PublicPages } from './public.pages.ts';

/** Pages of portal and back office. */
@Module({ providers: [PageVisitors, PublicPages], exports: [PageVisitors, PublicPages] })
export class WebModule {}
