import { BlockList, isIP } from 'node:net';

/* Addresses that are nobody's on the internet (RFC 6890 and its updates): a request to one would reach our own
   network. */
const blockedRanges = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  blockedRanges.addSubnet(network, bits, 'ipv4');
/* Of IPv6 only 2000::/3 is in use on the internet; what tunnels or documents inside of it is not wanted either. */
const publicIpv6 = new BlockList();
publicIpv6.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  blockedRanges.addSubnet(network, bits, 'ipv6');

/** Returns whether an IP address belongs to the public internet. Text that is no address does not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !blockedRanges.check(address, 'ipv4');
  return family === 6 && publicIpv6.check(address, 'ipv6') && !blockedRanges.check(address, 'ipv6');
}
