import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { FixedClock, MINUTE } from '../clock/clock.ts';
import { OutboundClient, type OutboundOptions } from './outbound-client.ts';
import { isPublicAddress } from './public-address.ts';

describe('public addresses', () => {
  it.each(['8.8.8.8', '1.1.1.1', '2606:4700::1111'])('%s is one', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
  // prettier-ignore
  it.each([
    '127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0',
    '224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1',
    '2002:7f00:1::', '2001:db8::1', 'localhost', '',
  ])('%s is none', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('the outbound client', () => {
  const servers: Server[] = [];
  afterEach(async () => {
    await Promise.all(
      servers.splice(0).map((server) => {
        server.closeAllConnections();
        return new Promise((closed) => server.close(closed));
      }),
    );
  });

  /** A server on this machine, and a client that may ask it. */
  async function clientFor(answer: (path: string) => number | null, options: Partial<OutboundOptions> = {}) {
    const requestedPaths: string[] = [];
    const server = createServer((request, reply) => {
      requestedPaths.push(request.url ?? '');
      const status = answer(request.url ?? '');
      if (status !== null) reply.writeHead(status, { Location: '/elsewhere' }).end('x'.repeat(100));
    });
    servers.push(server);
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    const clock = new FixedClock('2026-03-02T09:00:00.000Z');
    const local = {
      enabled: true,
      protocols: ['http:'],
      ports: [String(port)],
      mayAsk: () => true,
      mayConnect: () => true,
    };
    const client = new OutboundClient(clock, { ...local, ...options });
    return { client, clock, requestedPaths, url: `http://localhost:${port}/`, port };
  }
  const probe = { deadline: 2_000 };

  it('tells the status, and follows no redirect', async () => {
    const { client, url, requestedPaths } = await clientFor(() => 302);
    expect(await client.probe(url, probe)).toEqual({ ok: true, status: 302 });
    expect(requestedPaths).toEqual(['/']);
  });
  it('gives up at its deadline', async () => {
    const { client, url } = await clientFor(() => null);
    expect(await client.probe(url, { deadline: 50 })).toEqual({ ok: false, failure: 'timeout' });
  });
  it('never connects to our own network, by name or number', async () => {
    const { client, url, requestedPaths, port } = await clientFor(() => 200, { mayConnect: isPublicAddress });
    expect(await client.probe(url, probe)).toEqual({ ok: false, failure: 'not_allowed' });
    expect(await client.probe(`http://127.0.0.1:${port}/`, probe)).toEqual({ ok: false, failure: 'not_allowed' });
    expect(await client.probe(`http://[::1]:${port}/`, probe)).toEqual({ ok: false, failure: 'not_allowed' });
    expect(requestedPaths).toEqual([]);
  });
  it.each([
    'ftp://example.org/',
    'https://user:secret@example.org/',
    'https://example.org:8443/',
    'nothing',
    'https://8.8.8.8/',
    'https://[2606:4700::1111]/',
    'https://intranet/',
    'https://printer.local/',
    'https://wiki.corp./',
    'https://nas.home.arpa/',
    'https://localhost/',
    'https://a.localhost/',
    'https://metadata.google.internal/',
  ])('does not ask %s', async (address) => {
    const client = new OutboundClient(new FixedClock('2026-03-02T09:00:00.000Z'), { enabled: true });
    expect(await client.probe(address, probe)).toEqual({ ok: false, failure: 'not_allowed' });
  });
  it('keeps to the hosts it is given', async () => {
    const { client, url } = await clientFor(() => 200);
    expect(await client.probe(url, { ...probe, hosts: ['example.org'] })).toMatchObject({ failure: 'not_allowed' });
    expect(await client.probe(url, { ...probe, hosts: ['localhost'] })).toMatchObject({ ok: true });
  });
  it('leaves a host alone after three failures, for five minutes', async () => {
    const { client, clock, url } = await clientFor(() => null);
    const brief = { deadline: 20 };
    for (let count = 0; count < 3; count++) await client.probe(url, brief);
    expect(await client.probe(url, brief)).toEqual({ ok: false, failure: 'resting' });
    clock.advance(5 * MINUTE);
    expect(await client.probe(url, brief)).toEqual({ ok: false, failure: 'timeout' });
  });
  it('asks nobody when it is switched off', async () => {
    const { client, url, requestedPaths } = await clientFor(() => 200, { enabled: false });
    expect(await client.probe(url, probe)).toEqual({ ok: false, failure: 'off' });
    expect(requestedPaths).toEqual([]);
  });
});
