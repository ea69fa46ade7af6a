import { Module, type DynamicModule } from '@nestjs/common';
import { features, collections } from './features/features.ts';
import { PlatformModule, type PlatformOptions } from './platform/platform.module.ts';
import { PageAccess } from './web/page-access.ts';
import { Portal } from './web/portal.ts';
import { PublicPages } from './web/public-pages.ts';

/** Serves the pages of portal and back office. */
@Module({ providers: [PageAccess, Portal, PublicPages], exports: [PageAccess, Portal, PublicPages] })
export class WebModule {}

/** Assembles the whole application: the platform and every feature on it. */
@Module({})
export class AppModule {
  static register(options: Omit<PlatformOptions, 'collections'>): DynamicModule {
    return {
      module: AppModule,
      imports: [PlatformModule.register({ ...options, collections }), ...features, WebModule],
    };
  }
}
