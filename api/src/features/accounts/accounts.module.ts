import { Global, Module } from '@nestjs/common';
import { ActorSource } from '../../platform/access/actor-source.ts';
import { Actors } from './actors.service.ts';

@Global()
@Module({
  providers: [{ provide: ActorSource, useClass: Actors }],
  exports: [ActorSource],
})
export class AccountsModule {}
