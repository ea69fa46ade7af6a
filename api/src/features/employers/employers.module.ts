import { Global, Module } from '@nestjs/common';
import { EmployerFoundation } from '../ports/employer-foundation.port.ts';
import { Membership } from '../ports/membership.port.ts';
import { Founding } from './founding.service.ts';
import { Memberships } from './memberships.service.ts';

@Global()
@Module({
  providers: [
    { provide: EmployerFoundation, useClass: Founding },
    { provide: Membership, useClass: Memberships },
  ],
  exports: [EmployerFoundation, Membership],
})
export class EmployersModule {}
