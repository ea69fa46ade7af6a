import { Module } from '@nestjs/common';
import { PageAccess } from './page-access.ts';
import { PublicPages } from './public-pages.ts';

/** Pages of portal and back office. */
@Module({ providers: [PageAccess, PublicPages], exports: [PageAccess, PublicPages] })
export class WebModule {}
