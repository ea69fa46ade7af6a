import { describe, expect, it } from 'vitest';
import { browserFamily, unsupportedReason, type BrowserFacts } from './push-support.ts';

const agents = {
  chrome: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  edge: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
};

const capable: BrowserFacts = {
  userAgent: agents.chrome,
  touchPoints: 0,
  isSecure: true,
  isStandalone: false,
  hasServiceWorker: true,
  hasPush: true,
  hasNotification: true,
};

describe('the family of a browser', () => {
  it.each([
    ['chrome', 0, 'chromium'],
    ['edge', 0, 'chromium'],
    ['firefox', 0, 'firefox'],
    ['safari', 0, 'safari'],
    ['safari', 5, 'ios'],
    ['iphone', 5, 'ios'],
    ['android', 5, 'android'],
  ] as const)('of %s with %i touch points is %s', (agent, touchPoints, family) => {
    expect(browserFamily({ userAgent: agents[agent], touchPoints })).toBe(family);
  });
  it('that nobody knows is another one', () => {
    expect(browserFamily({ userAgent: '', touchPoints: 0 })).toBe('other');
  });
});

describe('push notifications', () => {
  it('are supported where a browser has all that they need', () => {
    expect(unsupportedReason(capable)).toBeNull();
  });
  it('need a secure connection', () => {
    expect(unsupportedReason({ ...capable, isSecure: false })).toBe('insecure');
  });
  it.each(['hasServiceWorker', 'hasPush', 'hasNotification'] as const)('need a browser that %s', (missing) => {
    expect(unsupportedReason({ ...capable, [missing]: false })).toBe('browser');
  });
  it('need the app on the home screen of an iPhone, and a newer system where it is there already', () => {
    const phone = { ...capable, userAgent: agents.iphone, touchPoints: 5, hasPush: false };
    expect(unsupportedReason(phone)).toBe('home_screen');
    expect(unsupportedReason({ ...phone, isStandalone: true })).toBe('browser');
  });
});
