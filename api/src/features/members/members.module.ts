import { Global, Module } from '@nestjs/common';
import { Membership } from '../ports/membership.port.ts';
import { Memberships } from './memberships.service.ts';

@Global()
@Module({
  providers: [Memberships, { provide: Membership, useExisting: Memberships }],
  exports: [Membership],
})
export class MembersModule {}
