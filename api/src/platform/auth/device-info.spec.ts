import { describe, expect, it } from 'vitest';
import { describeDevice, networkOf, attemptAddressOf } from './device-info.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

describe('device info', () => {
  it.each([
    [chrome, 'Chrome, Windows'],
    [chrome.replace('Chrome', 'HeadlessChrome'), 'Chrome, Windows'],
    [`${chrome} Edg/140.0.0.0`, 'Edge, Windows'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1', 'Safari, iOS'],
    ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox, Android'],
    ['curl/8.5.0', ''],
    [undefined, ''],
  ])('names the device of %s', (agent, name) => {
    expect(describeDevice(agent)).toBe(name);
  });
  it.each([
    ['203.0.113.77', '203.0.113.x'],
    ['::ffff:203.0.113.77', '203.0.113.x'],
    ['2001:db8:aaaa:bbbb::1', '2001:db8:aaaa::'],
    ['2001:db8::1', '2001:db8:0::'],
    ['127.0.0.1', 'localhost'],
    ['::1', 'localhost'],
  ])('shortens %s so that it identifies no person', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
  it('counts IPv6 by the 64 bits of one connection, written in whatever way', () => {
    expect(attemptAddressOf('2001:db8:1:2::1')).toBe(attemptAddressOf('2001:db8:1:2:ffff:ffff:ffff:ffff'));
    expect(attemptAddressOf('2001:db8:1:2::1')).not.toBe(attemptAddressOf('2001:db8:1:3::1'));
    expect(attemptAddressOf('2001:db8::5')).toBe('2001:db8:0:0');
    expect(attemptAddressOf('198.51.100.7')).toBe('198.51.100.7');
    expect(attemptAddressOf('::ffff:198.51.100.7')).toBe('198.51.100.7');
  });
  it('counts together whatever came over connections that were cut meanwhile', () => {
    expect(attemptAddressOf(undefined)).toBe('');
  });
});
