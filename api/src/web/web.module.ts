import { Module } from '@nestjs/common';
import { PageAccess } from './page-access.ts';
import { Portal } from './portal.ts';
import { PublicPages } from './public-pages.ts';

/** Pages of portal and back office. */
@Module({ providers: [PageAccess, Portal, PublicPages], exports: [PageAccess, Portal, PublicPages] })
export class WebModule {}
