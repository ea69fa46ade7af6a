import { Global, Module, type DynamicModule } from '@nestjs/common';
import type { Settings } from '../config/settings.ts';
import { NoProcessSignals, ProcessSignals } from '../events/process-signals.port.ts';
import { NoSharedService, SharedService } from '../health/shared-service.port.ts';
import { InProcessRateLimitStore, RateLimitStore } from '../http/rate-limit-store.port.ts';
import { InProcessJobQueue } from './in-process-job-queue.ts';
import { JobQueue } from './job-queue.port.ts';

/** Jobs, signals and rate limits of a process that has only the database in common with others. */
@Global()
@Module({
  providers: [
    { provide: JobQueue, useFactory: () => new InProcessJobQueue() },
    { provide: ProcessSignals, useClass: NoProcessSignals },
    { provide: RateLimitStore, useClass: InProcessRateLimitStore },
    { provide: SharedService, useClass: NoSharedService },
  ],
  exports: [JobQueue, ProcessSignals, RateLimitStore, SharedService],
})
export class OneProcessModule {}

/** Returns what processes share work by: Redis, when there is one. Its libraries are loaded only then. */
export async function sharedWorkModule({ REDIS_URL: url, MONGODB_DATABASE }: Settings): Promise<DynamicModule> {
  if (!url) return { module: OneProcessModule };
  const { RedisModule } = await import('../redis/redis.module.ts');
  return RedisModule.register(url, `prentice:${MONGODB_DATABASE}`);
}
