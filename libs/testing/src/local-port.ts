import type { AddressInfo } from 'node:net';

/**
 * Returns the port on which a server of this machine listens.
 * @throws Error when it does not listen, or not on a port
 */
export function portOf(server: { readonly address: () => AddressInfo | string | null }): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return address.port;
}
