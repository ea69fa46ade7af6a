import { AppError } from '@prentice/contract';
import { describe, expect, it, vi } from 'vitest';
import { SerialQueue } from './serial-queue.ts';

describe('a serial queue', () => {
  it('refuses a task as overloaded when it cannot start before the deadline, and does not run it', async () => {
    const line = new SerialQueue();
    let finish = (): void => undefined;
    const first = line.run(['record'], () => new Promise<void>((resolve) => (finish = resolve)));
    const late = vi.fn(async () => undefined);
    const refused: unknown = await line.run(['record'], late, performance.now()).catch((error: unknown) => error);
    expect(refused).toMatchObject(new AppError('OVERLOADED'));
    finish();
    await first;
    expect(late).not.toHaveBeenCalled();
  });

  it('skips tasks that gave up waiting', async () => {
    const line = new SerialQueue();
    const acted: string[] = [];
    let finish = (): void => undefined;
    const first = line.run(['record'], () => new Promise<void>((resolve) => (finish = resolve)));
    const late = line.run(['record'], async () => void acted.push('late'), performance.now());
    const last = line.run(['record'], async () => void acted.push('last'));
    await expect(late).rejects.toThrow();
    expect(acted).toEqual([]);
    finish();
    await Promise.all([first, last]);
    expect(acted).toEqual(['last']);
  });
});
