import { Module, type DynamicModule } from '@nestjs/common';
import { features, collections } from './features/features.ts';
import { WebModule } from './web/web.module.ts';
import { PlatformModule, type PlatformOptions } from './platform/platform.module.ts';

/** The whole application: the platform and every feature on it. */
@Module({})
export class AppModule {
  static register(options: Omit<PlatformOptions, 'collections'>): DynamicModule {
    return {
      module: AppModule,
      imports: [PlatformModule.register({ ...options, collections }), ...features, WebModule],
    };
  }
}
