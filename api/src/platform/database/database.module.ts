import { Global, Module } from '@nestjs/common';
import { Clock } from '../clock/clock.ts';
import { CONNECTION, Database, COLLECTIONS, type Connection } from './database.service.ts';
import type { CollectionDefinition } from './collection-definition.ts';

/** Provides {@link Database} to every feature. */
@Global()
@Module({
  providers: [
    {
      provide: Database,
      inject: [CONNECTION, COLLECTIONS, Clock],
      useFactory: (connection: Connection, collections: readonly CollectionDefinition[], clock: Clock) =>
        Database.connect(connection, collections, clock),
    },
  ],
  exports: [Database],
})
export class DatabaseModule {}
