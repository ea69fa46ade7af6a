import { Worker } from 'node:worker_threads';
import { Refusal, type ErrorCode, type RefusalParams } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Inspected } from './content.checks.ts';

/** Milliseconds and MiB that reading one file may take. */
const TIME_LIMIT = 15_000;
const HEAP_LIMIT = 192;
const CONCURRENT = 2;

type Answer = { inspected: Inspected } | { code: ErrorCode; params: RefusalParams };

/** Checks files in threads that can be killed, a few at a time. */
@Injectable()
export class Inspector {
  private active = 0;
  private readonly waiting: (() => void)[] = [];

  /** @throws Refusal with the reason why a file is not accepted; FILE_REJECTED when reading it takes too much. */
  async inspect(bytes: Uint8Array): Promise<Inspected> {
    if (this.active >= CONCURRENT) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.active++;
    try {
      const answer = await this.run(bytes);
      if ('inspected' in answer) return answer.inspected;
      throw new Refusal(answer.code, answer.params);
    } finally {
      this.active--;
      this.waiting.shift()?.();
    }
  }

  private run(bytes: Uint8Array): Promise<Answer> {
    return new Promise((resolve) => {
      const worker = new Worker(new URL('./inspection.worker.ts', import.meta.url), {
        workerData: { bytes: new Uint8Array(bytes) },
        resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT },
        stdout: true,
        stderr: true,
      });
      const rejected: Answer = { code: 'FILE_REJECTED', params: {} };
      const finish = (answer: Answer): void => {
        clearTimeout(timer);
        resolve(answer);
        void worker.terminate();
      };
      const timer = setTimeout(() => finish(rejected), TIME_LIMIT);
      worker.once('message', (answer: Answer) => finish(answer));
      worker.once('error', () => finish(rejected));
      worker.once('exit', () => finish(rejected));
    });
  }
}
