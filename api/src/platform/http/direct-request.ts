import type { IncomingMessage } from 'node:http';

/* What proxies and tunnels add. Whoever reaches this machine through one is not on it. */
const FORWARDED = /^(?:forwarded|via|x-forwarded-.+|x-original-.+|x-real-ip|x-client-ip|true-client-ip|cf-.+)$/;

/** Names of this machine. A browser resolves them itself, so no page of a stranger is served under one. */
const LOOPBACK = /^(localhost|[\w.-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

const isThisMachine = (address: string | undefined): boolean =>
  /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/.test(address ?? '');

/** Whether the host of an address is a name of this machine. */
export const isLoopbackUrl = (url: string): boolean => URL.canParse(url) && LOOPBACK.test(new URL(url).hostname);

/**
 * Whether a browser on this machine sent a request, to a name of this machine, and no proxy or tunnel passed it on. A page of a
 * stranger can have its own name resolved to this machine (DNS rebinding), and the public name of a tunnel leads here, too.
 */
export const isDirectLoopback = ({ headers, socket }: IncomingMessage): boolean =>
  isThisMachine(socket.remoteAddress) &&
  isLoopbackUrl(`http://${headers.host ?? ''}`) &&
  !Object.keys(headers).some((name) => FORWARDED.test(name));
