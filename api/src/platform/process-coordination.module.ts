import { Global, Module, type DynamicModule } from '@nestjs/common';
import type { Settings } from './config/settings.ts';
import { NoProcessSignals, ProcessSignals } from './events/process-signals.port.ts';
import { InProcessRateLimitStore, RateLimitStore } from './http/load/rate-limits.ts';
import { InProcessJobQueue } from './jobs/in-process-job-queue.ts';
import { JobQueue } from './jobs/job-queue.port.ts';

/**
 * Provides the adapters of a process that has only the database in common with others. `RedisModule` has the others.
 */
@Global()
@Module({
  providers: [
    { provide: JobQueue, useFactory: () => new InProcessJobQueue() },
    { provide: ProcessSignals, useClass: NoProcessSignals },
    { provide: RateLimitStore, useClass: InProcessRateLimitStore },
  ],
  exports: [JobQueue, ProcessSignals, RateLimitStore],
})
export class SingleProcessModule {}

/**
 * Returns how the processes of this installation coordinate: by Redis, when there is one. Its libraries are loaded only
 * then.
 */
export async function processCoordinationModule({
  REDIS_URL: url,
  MONGODB_DATABASE,
}: Settings): Promise<DynamicModule> {
  if (!url) return { module: SingleProcessModule };
  const { RedisModule } = await import('./redis/redis.module.ts');
  return RedisModule.register(url, `prentice:${MONGODB_DATABASE}`);
}
