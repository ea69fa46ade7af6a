import { Global, Module, type DynamicModule } from '@nestjs/common';
import type { Settings } from './config/settings.ts';
import { NoProcessSignals, ProcessSignals } from './events/process-signals.port.ts';
import { DatabaseRateLimitStore, InProcessRateLimitStore, RateLimitStore } from './http/load/rate-limits.ts';
import { InProcessJobQueue } from './jobs/in-process-job-queue.ts';
import { JobQueue } from './jobs/job-queue.port.ts';

/**
 * Provides the adapters of a process that has only the database in common with others. `RedisModule` has the others.
 */
@Global()
@Module({})
export class DatabaseCoordinationModule {
  /** @param isShared whether others may work on the same database: the embedded one serves this process alone */
  static register(isShared: boolean): DynamicModule {
    return {
      module: DatabaseCoordinationModule,
      providers: [
        { provide: JobQueue, useFactory: () => new InProcessJobQueue() },
        { provide: ProcessSignals, useClass: NoProcessSignals },
        { provide: RateLimitStore, useClass: isShared ? DatabaseRateLimitStore : InProcessRateLimitStore },
      ],
      exports: [JobQueue, ProcessSignals, RateLimitStore],
    };
  }
}

/**
 * Returns how the processes of this installation coordinate: by Redis, when there is one. Its libraries are loaded only
 * then.
 */
export async function processCoordinationModule({
  REDIS_URL: url,
  MONGODB_URI,
  MONGODB_DATABASE,
}: Settings): Promise<DynamicModule> {
  if (!url) return DatabaseCoordinationModule.register(MONGODB_URI !== undefined);
  const { RedisModule } = await import('./redis/redis.module.ts');
  return RedisModule.register(url, `prentice:${MONGODB_DATABASE}`);
}
