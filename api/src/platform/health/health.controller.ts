import { allOperations, healthOperations, AppError } from '@prentice/contract';
import { Inject } from '@nestjs/common';
import { Database } from '../database/database.service.ts';
import { SETTINGS, type Settings } from '../config/settings.ts';
import { ProcessSignals } from '../events/process-signals.port.ts';
import { VirusScanner } from '../files/virus-scanner.ts';
import { StorageProbe } from '../files/storage-probe.ts';
import { openApi } from '../http/openapi.ts';
import { OperationsController, type Handlers } from '../http/operations-controller.decorator.ts';
import { InFlightRequests } from './in-flight-requests.ts';

/** Tells whether the process runs (live), and whether it can do its work (ready). */
@OperationsController(healthOperations)
export class HealthController {
  constructor(
    private readonly database: Database,
    private readonly inFlightRequests: InFlightRequests,
    private readonly storage: StorageProbe,
    private readonly scanner: VirusScanner,
    private readonly signals: ProcessSignals,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  readonly handlers: Handlers<typeof healthOperations> = {
    live: () => ({ status: 'ok' as const }),
    ready: async () => {
      /* Not while it is overloaded: whoever then takes it out has the others do its work as well, and they follow. */
      if (this.inFlightRequests.draining) throw new AppError('OVERLOADED');
      await this.database.db.command({ ping: 1 }).catch(() => {
        throw new AppError('STORAGE_UNAVAILABLE');
      });
      await this.storage.assertWritable();
      const { count: inFlight } = this.inFlightRequests;
      /* The one that asks is in flight itself. */
      const { status: redis } = this.signals;
      const virusScanner = await this.scanner.status();
      const status = [redis, virusScanner].includes('degraded') ? ('degraded' as const) : ('ok' as const);
      return { status, database: 'ok' as const, redis, virusScanner, inFlight: Math.max(0, inFlight - 1) };
    },
    openapi: () => {
      this.description ??= openApi(allOperations, this.settings.publicUrl);
      return this.description;
    },
  };

  private description: Record<string, unknown> | undefined;
}
