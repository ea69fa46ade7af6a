import { isIP } from 'node:net';

/* What the settings that hold addresses, networks or lists of proxies say about who can reach what. */

/** Returns whether an address is of this machine: no other machine can ask it, so that nothing has to be encrypted. */
export const isLocalhost = (url: string): boolean =>
  /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);

/** Returns whether a server that listens on this address is one that other machines cannot ask. */
export const isLoopback = (host: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/.test(host);

/** Returns whether an address is one of another machine. */
export const isRemote = (url: string | undefined): url is string =>
  url !== undefined && !/^[a-z+]+:\/\/(?:[^@/]*@)?(?:localhost|127\.|\[::1\])/i.test(url);
/** Returns whether the address of another machine has no password in it. */
export const hasNoPassword = (url: string | undefined): boolean =>
  isRemote(url) && !/^[a-z+]+:\/\/[^@/]*:[^@/]+@/i.test(url);
/** Returns whether an address asks for no check of certificates. */
export const checksNoCertificate = (url: string | undefined): boolean =>
  /ignoreTLS=true|rejectUnauthorized=false/i.test(url ?? '');

/** Returns whether mail passes a network in the clear. */
export const isUnencrypted = (url: string | undefined): boolean =>
  isRemote(url) && url.startsWith('smtp:') && !/requireTLS=true/i.test(url);

/** Returns whether this is the path of a Unix socket, or a host with a port. */
export const isScannerAddress = (address: string): boolean =>
  address.startsWith('/') ||
  (/^(?:[a-z\d.-]+|\[[a-f\d:]+\]):[1-9]\d*$/i.test(address) && URL.canParse(`tcp://${address}`));

/** Names of networks that the framework knows. */
const networks = ['loopback', 'linklocal', 'uniquelocal'];
const proxiesOf = (list: string): string[] => list.split(',').map((part) => part.trim());

/** Returns whether this is a list of addresses and networks of proxies. */
export const isProxyList = (list: string): boolean =>
  proxiesOf(list).every((proxy) => {
    const [address = '', bits, ...rest] = proxy.split('/');
    const family = isIP(address);
    if (family === 0) return networks.includes(proxy);
    /* Written as IPv6, all of IPv4 would look like a small network. */
    if (/^::ffff:/i.test(address) || rest.length > 0) return false;
    const most = family === 4 ? 32 : 128;
    return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  });

/** Returns whether a network is larger than one's own can be: fc00::/7 and 10.0.0.0/8 are the largest private ones. */
export const isTooWide = (list = ''): boolean =>
  proxiesOf(list).some((proxy) => {
    const [address = '', bits] = proxy.split('/');
    return bits !== undefined && Number(bits) < (isIP(address) === 6 ? 7 : 8);
  });
