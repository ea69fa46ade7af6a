import { Global, Module } from '@nestjs/common';
import { ActorSource } from '../../platform/access/actor-source.ts';

/** Accounts: nobody yet. */
@Global()
@Module({
  providers: [{ provide: ActorSource, useValue: { find: async () => null } }],
  exports: [ActorSource],
})
export class AccountsModule {}
