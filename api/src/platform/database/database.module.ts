import { Global, Module } from '@nestjs/common';
import { Clock } from '../clock/clock.ts';
import { CONNECTION, Database, STORED, type Connection } from './database.service.ts';
import type { Stored } from './stored.ts';

/** Provides {@link Database} to every feature. */
@Global()
@Module({
  providers: [
    {
      provide: Database,
      inject: [CONNECTION, STORED, Clock],
      useFactory: (connection: Connection, stored: readonly Stored[], clock: Clock) =>
        Database.connect(connection, stored, clock),
    },
  ],
  exports: [Database],
})
export class DatabaseModule {}
