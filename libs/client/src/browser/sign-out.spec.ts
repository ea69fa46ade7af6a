import { expect, it, vi } from 'vitest';
import { SignOutTabs, type SignOutChannel } from './sign-out.ts';

/** Returns what opens channels that reach each other, and not themselves, as BroadcastChannel does. */
function newBrowser(): () => SignOutChannel {
  const channels: SignOutChannel[] = [];
  return () => {
    const channel: SignOutChannel = {
      onmessage: null,
      postMessage: (data) => {
        for (const other of channels) if (other !== channel) other.onmessage?.(new MessageEvent('message', { data }));
      },
    };
    channels.push(channel);
    return channel;
  };
}

it('leaves what other tabs show when somebody signs out in one of them, and not in that one', () => {
  const open = newBrowser();
  const tabs = [new SignOutTabs(open), new SignOutTabs(open), new SignOutTabs(open)];
  const leave = tabs.map(() => vi.fn<() => void>());
  tabs.forEach((tab, index) => tab.onElsewhere(() => leave[index]?.()));
  tabs[1]?.announce();
  expect(leave.map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
});

it('does without in a browser that lacks channels', () => {
  const tab = new SignOutTabs(() => undefined);
  const leave = vi.fn<() => void>();
  tab.onElsewhere(leave);
  tab.announce();
  expect(leave).not.toHaveBeenCalled();
});
