import { Worker } from 'node:worker_threads';
import { cvReading, Refusal, type CvReading, type ErrorCode, type RefusalParams } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { FileUse, Inspected } from './content.checks.ts';

/** Milliseconds and MiB that reading one file may take: of the heap, and with the buffers that lie outside of it. */
const TIME_LIMIT = 15_000;
const HEAP_LIMIT = 192;
const MEMORY_LIMIT = 256 * 1024 * 1024;
const LOOK = 50;
const CONCURRENT = 2;

type Task = 'check' | 'read';
type Answer = { result: unknown } | { code: ErrorCode; params: RefusalParams };

/** Bytes that a thread holds, in its heap and outside of it; 0 when it has ended. */
const sizeOf = (worker: Worker): Promise<number> =>
  worker.getHeapStatistics().then(
    (found) => found.used_heap_size + found.external_memory,
    () => 0,
  );

/** Checks and reads files in threads that can be killed, a few at a time. */
@Injectable()
export class Inspector {
  private active = 0;
  private readonly waiting: (() => void)[] = [];

  /** @throws Refusal with the reason why a file is not accepted; FILE_REJECTED when reading it takes too much. */
  async inspect(bytes: Uint8Array, use: FileUse = 'text'): Promise<Inspected> {
    return (await this.answer(bytes, 'check', use)) as Inspected;
  }

  /** What a CV says that passed the check. @throws Refusal as above */
  async read(bytes: Uint8Array): Promise<CvReading> {
    return cvReading.parse(await this.answer(bytes, 'read', 'text'));
  }

  private async answer(bytes: Uint8Array, task: Task, use: FileUse): Promise<unknown> {
    if (this.active >= CONCURRENT) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.active++;
    try {
      const answer = await this.run(bytes, task, use);
      if ('result' in answer) return answer.result;
      throw new Refusal(answer.code, answer.params);
    } finally {
      this.active--;
      this.waiting.shift()?.();
    }
  }

  private run(bytes: Uint8Array, task: Task, use: FileUse): Promise<Answer> {
    return new Promise((resolve) => {
      const worker = new Worker(new URL('./inspection.worker.ts', import.meta.url), {
        workerData: { bytes: new Uint8Array(bytes), task, use },
        resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT },
        stdout: true,
        stderr: true,
      });
      const rejected: Answer = { code: 'FILE_REJECTED', params: {} };
      const finish = (answer: Answer): void => {
        clearTimeout(timer);
        clearInterval(watch);
        resolve(answer);
        void worker.terminate();
      };
      const timer = setTimeout(() => finish(rejected), TIME_LIMIT);
      const watch = setInterval(
        () => void sizeOf(worker).then((size) => size > MEMORY_LIMIT && finish(rejected)),
        LOOK,
      );
      worker.once('message', (answer: Answer) => finish(answer));
      worker.once('error', () => finish(rejected));
      worker.once('exit', () => finish(rejected));
    });
  }
}
