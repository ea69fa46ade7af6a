import { Global, Module } from '@nestjs/common';
import { ApplicationCounts } from '../ports/application-counts.port.ts';

/** Nothing applied yet. */
class NoApplications extends ApplicationCounts {
  override async ofInterns() {
    return new Map<string, number>();
  }
  override async reveals() {
    return false;
  }
}

@Global()
@Module({ providers: [{ provide: ApplicationCounts, useClass: NoApplications }], exports: [ApplicationCounts] })
export class ApplicationsModule {}
