import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'ra-core';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { pathTo } from '../../app/screen-paths.ts';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { NextInQueue, useNextInQueue } from './Queue.tsx';

interface QueueProps {
  /** Those of the queue that are loaded, in order. */
  readonly ids: readonly string[];
  readonly total?: number;
  readonly decidedIds?: readonly string[];
  /** The record that is opened from the list. */
  readonly openId: string;
}

/** A record of a queue, and what the reader comes to from there. */
function WalkedQueue({ ids, total = ids.length, decidedIds = [], openId }: QueueProps): ReactElement {
  const { pathname } = useLocation();
  const current = ids.find((id) => pathTo('report', id) === pathname) ?? openId;
  const next = useNextInQueue(current, {
    resource: 'reports',
    load: () => Promise.resolve({ items: ids.map((id) => ({ id })), total }),
    isDecided: ({ id }) => decidedIds.includes(id),
    screen: 'report',
  });
  return (
    <>
      <h1>{current}</h1>
      {next && <NextInQueue {...next} />}
    </>
  );
}

const open = async (queue: QueueProps) => {
  await renderWithAdmin(<WalkedQueue {...queue} />);
  await screen.findByRole('link', { name: /^Next in the queue/ });
};
const link = () => screen.queryByRole('link', { name: /^Next in the queue/ });
const leftCount = () => /\((\d+) left\)/.exec(link()?.textContent ?? '')?.[1] ?? null;
const current = () => screen.getByRole('heading').textContent;
const pressN = () => act(async () => void fireEvent.keyDown(document.body, { key: 'n' }));

/** Opens the next one until nothing is left, and returns the records in the order in which they were passed. */
async function walk(step: () => Promise<unknown>): Promise<(string | null)[]> {
  const passed = [current()];
  while (link() && passed.length < 20) {
    await step();
    passed.push(current());
  }
  return passed;
}

afterEach(cleanup);

describe('the next in a queue', () => {
  it('follows the order of the list to its end and passes each record once', async () => {
    await open({ ids: ['a', 'b', 'c', 'd'], openId: 'a' });
    expect(leftCount()).toBe('3');
    await pressN();
    expect([current(), leftCount()]).toEqual(['b', '2']);
    expect(await walk(pressN)).toEqual(['b', 'c', 'd']);
  });

  it('continues with those above once the end is reached, when the walk began further down', async () => {
    await open({ ids: ['a', 'b', 'c', 'd'], openId: 'c' });
    const clickLink = () => act(async () => void fireEvent.click(link() ?? document.body));
    expect(await walk(clickLink)).toEqual(['c', 'd', 'a', 'b']);
  });

  it('leaves out what is decided already, and counts what is not loaded', async () => {
    await open({ ids: ['a', 'b', 'c'], total: 12, decidedIds: ['b'], openId: 'a' });
    expect(leftCount()).toBe('10');
    await pressN();
    expect(current()).toBe('c');
  });

  it('begins with the first when the record that is open is not in the queue', async () => {
    await open({ ids: ['a', 'b'], openId: 'elsewhere' });
    expect(await walk(pressN)).toEqual(['elsewhere', 'a', 'b']);
  });
});
