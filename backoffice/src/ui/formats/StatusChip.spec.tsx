import { cleanup } from '@testing-library/react';
import { externalJobLifecycle, newsLifecycle } from '@prentice/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { StatusChip } from './StatusChip.tsx';

afterEach(cleanup);

describe('the chip of a state', () => {
  const iconOf = async (state: string, labelPrefix: string): Promise<string | null | undefined> => {
    const { container, unmount } = await renderWithAdmin(<StatusChip state={state} labelPrefix={labelPrefix} />);
    const icon = container.querySelector('svg')?.getAttribute('data-testid');
    unmount();
    return icon;
  };

  it('tells a broken link from a draft', async () => {
    expect(await iconOf('flagged', 'externalJobState')).not.toBe(await iconOf('draft', 'externalJobState'));
  });

  it.each([
    ['newsState', newsLifecycle.states],
    ['externalJobState', externalJobLifecycle.states],
  ] as const)('is neutral for drafts alone among %s', async (labelPrefix, states) => {
    const neutral = await iconOf('draft', labelPrefix);
    for (const state of states.filter((state) => state !== 'draft'))
      expect(await iconOf(state, labelPrefix), state).not.toBe(neutral);
  });
});
