import { Global, Module } from '@nestjs/common';
import { Roster } from '../ports/roster.port.ts';
import { RosterService } from './roster.service.ts';

@Global()
@Module({
  providers: [{ provide: Roster, useClass: RosterService }],
  exports: [Roster],
})
export class AdministratorsModule {}
