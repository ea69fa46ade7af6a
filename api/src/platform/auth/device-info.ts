import type { FastifyRequest } from 'fastify';

/* The first that fits names the browser: Edge and Opera also say Chrome, Chrome also says Safari. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(Headless)?Chrome\/|\bChromium\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPad\b|\biPod\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const findName = (agent: string, table: readonly [RegExp, string][]): string | undefined =>
  table.find(([pattern]) => pattern.test(agent))?.[1];

/**
 * Returns browser and system of a user agent, such as "Firefox, Linux": names alone, which every language has; empty
 * when neither is known. Versions are left out: they would change too often.
 */
export function describeDevice(agent: string | undefined): string {
  const userAgent = (agent ?? '').slice(0, 500);
  const browser = findName(userAgent, browsers);
  const system = findName(userAgent, systems);
  return [browser, system].filter(Boolean).join(', ');
}

/** An address as IPv4 where it stands for one. A connection that has been cut meanwhile has none any more. */
const plainAddress = (address: string | undefined): string => (address ?? '').replace(/^::ffff:(?=\d+\.)/, '');

/**
 * Returns the network of an address, shortened so that it names no person: IPv4 by its first 24 bits, IPv6 by its first
 * 48.
 */
export function networkOf(address: string | undefined): string {
  const plain = plainAddress(address);
  if (plain === '::1' || plain.startsWith('127.')) return 'localhost';
  const four = /^(\d+\.\d+\.\d+)\.\d+$/.exec(plain);
  if (four) return `${four[1]}.x`;
  const [head = ''] = plain.split('::');
  const groups = [...head.split(':'), '0', '0', '0'].slice(0, 3).map((group) => group || '0');
  return `${groups.join(':')}::`;
}

/** Returns what one visitor's attempts are counted by: IPv4 whole, IPv6 by the 64 bits that one connection has. */
export function attemptAddressOf(address: string | undefined): string {
  const plain = plainAddress(address);
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const groups = [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after];
  return groups.slice(0, 4).join(':');
}

/** Returns the network that guesses are counted by: IPv4 by its first 24 bits, IPv6 by its first 64. */
export function attemptNetworkOf(address: string | undefined): string {
  const origin = attemptAddressOf(address);
  return origin.includes(':') ? origin : origin.split('.').slice(0, 3).join('.');
}

/** Where a session is used from, as the person sees it in the list of sessions. */
export interface DeviceInfo {
  readonly device: string;
  readonly network: string;
}

export const deviceInfoOf = (request: FastifyRequest): DeviceInfo => ({
  device: describeDevice(request.headers['user-agent']),
  network: networkOf(request.ip),
});
