import { Refusal } from '@prentice/contract';
import { describe, expect, it, vi } from 'vitest';
import { Line } from './line.ts';

describe('Line', () => {
  it('refuses as overloaded whose turn does not come before the deadline, and does nothing for them', async () => {
    const line = new Line();
    let finish = (): void => undefined;
    const first = line.after(['record'], () => new Promise<void>((resolve) => (finish = resolve)));
    const late = vi.fn(async () => undefined);
    const refused: unknown = await line.after(['record'], late, performance.now()).catch((error: unknown) => error);
    expect(refused).toMatchObject(new Refusal('OVERLOADED'));
    finish();
    await first;
    expect(late).not.toHaveBeenCalled();
  });

  it('passes over those who gave up, when those before them are done', async () => {
    const line = new Line();
    const acted: string[] = [];
    let finish = (): void => undefined;
    const first = line.after(['record'], () => new Promise<void>((resolve) => (finish = resolve)));
    const late = line.after(['record'], async () => void acted.push('late'), performance.now());
    const last = line.after(['record'], async () => void acted.push('last'));
    await expect(late).rejects.toThrow();
    expect(acted).toEqual([]);
    finish();
    await Promise.all([first, last]);
    expect(acted).toEqual(['last']);
  });
});
