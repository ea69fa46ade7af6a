import { expect, it, vi } from 'vitest';
import { announceSignOut, onSignOut, type SignOutChannel } from './token-source.ts';

/** Returns what opens channels that reach each other, and not themselves, as BroadcastChannel does. */
function newBrowser(): (name: string) => SignOutChannel {
  const channels: [name: string, channel: SignOutChannel][] = [];
  return (name) => {
    const channel: SignOutChannel = {
      onmessage: null,
      postMessage: (data) => {
        for (const [otherName, other] of channels)
          if (other !== channel && otherName === name) other.onmessage?.(new MessageEvent('message', { data }));
      },
    };
    channels.push([name, channel]);
    return channel;
  };
}

it('leaves what the tabs of a browser show when somebody signs out in one of them', () => {
  const open = newBrowser();
  const leave = [vi.fn<() => void>(), vi.fn<() => void>()];
  for (const leaveTab of leave) onSignOut(leaveTab, open);
  expect(leave.map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  announceSignOut(open);
  expect(leave.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('does without in a browser that lacks channels', () => {
  const leave = vi.fn<() => void>();
  onSignOut(leave, () => undefined);
  announceSignOut(() => undefined);
  expect(leave).not.toHaveBeenCalled();
});
