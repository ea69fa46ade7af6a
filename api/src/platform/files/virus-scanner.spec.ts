import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { AppError } from '@prentice/contract';
import { skipReason } from '../../../test/support/skip-reason.ts';
import { VirusScanner } from './virus-scanner.ts';

/** The harmless file that every scanner reports; in two parts, so that none reports this one. */
const EICAR = Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''));
const noMetrics = { counter: () => undefined, gauge: () => undefined };
const scannerAt = (address: string | undefined) => new VirusScanner({ CLAMD_ADDRESS: address }, noMetrics);
const outcome = (scanner: VirusScanner, bytes: Buffer, deadline?: number) =>
  scanner.assertClean(bytes, deadline).catch((error: unknown) => (error instanceof AppError ? error.code : error));

describe('a scanner that is not set', () => {
  it('lets files pass, unscanned', async () => {
    expect(await outcome(scannerAt(undefined), EICAR)).toBe(false);
    expect(await scannerAt(undefined).status()).toBe('unused');
  });
});

describe('a scanner', () => {
  let server: Server | undefined;
  const sockets = new Set<Socket>();

  /** Listens as clamd does. @param answer gets what was sent so far, and is called with each part of it */
  async function standIn(answer: (socket: Socket, received: Buffer) => void): Promise<VirusScanner> {
    const listening = createServer((socket) => {
      let received = Buffer.alloc(0);
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('data', (bytes) => {
        received = Buffer.concat([received, bytes]);
        answer(socket, received);
      });
    });
    server = listening;
    await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
    const { port } = listening.address() as AddressInfo;
    return scannerAt(`127.0.0.1:${port}`);
  }
  /** Answers with these bytes after the whole file. */
  const replying = (reply: string) =>
    standIn((socket, received) => {
      if (received.subarray(-4).equals(Buffer.alloc(4))) socket.end(reply);
    });

  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    server?.close();
  });

  it('gets the file in chunks that begin with their length, ended by one of no length', async () => {
    const file = Buffer.alloc(150_000, 'a');
    let sent: Buffer = Buffer.alloc(0);
    const scanner = await standIn((socket, received) => {
      sent = received;
      if (received.subarray(-4).equals(Buffer.alloc(4))) socket.end('stream: OK\0');
    });
    expect(await outcome(scanner, file)).toBe(true);
    expect(sent.subarray(0, 10).toString()).toBe('zINSTREAM\0');
    const chunks: Buffer[] = [];
    for (let offset = 10; offset < sent.length; offset += 4 + sent.readUInt32BE(offset))
      chunks.push(sent.subarray(offset + 4, offset + 4 + sent.readUInt32BE(offset)));
    expect(chunks.map(({ length }) => length)).toEqual([65_536, 65_536, 18_928, 0]);
    expect(Buffer.concat(chunks).equals(file)).toBe(true);
  });

  it('refuses a file with a virus', async () => {
    const scanner = await replying('stream: Win.Test.EICAR_HDB-1 FOUND\0');
    expect(await outcome(scanner, EICAR)).toBe('FILE_INFECTED');
  });

  it.each([
    ['reports an error', 'stream: Can not read ERROR\0'],
    ['finds the file too large', 'INSTREAM size limit exceeded. ERROR\0'],
    ['says something else', 'HTTP/1.1 400 Bad Request\r\n\0'],
    ['says OK of something else', 'other: OK\0'],
    ['breaks off within OK', 'stream: OK'],
    ['says nothing', ''],
    ['does not end its reply', 'x'.repeat(10_000)],
  ])('that %s lets nothing pass', async (_, reply) => {
    expect(await outcome(await replying(reply), Buffer.from('text'))).toBe('SCANNER_UNAVAILABLE');
  });

  it('that closes while it is sent a file lets nothing pass', async () => {
    const scanner = await standIn((socket) => socket.destroy());
    expect(await outcome(scanner, Buffer.alloc(5_000_000))).toBe('SCANNER_UNAVAILABLE');
  });

  it('that hangs lets nothing pass, and is not waited for', async () => {
    const scanner = await standIn(() => undefined);
    expect(await outcome(scanner, Buffer.from('text'), 50)).toBe('SCANNER_UNAVAILABLE');
  });

  it.each(['127.0.0.1:1', '/nowhere/clamd.ctl'])('that is not there lets nothing pass: %s', async (address) => {
    expect(await outcome(scannerAt(address), Buffer.from('text'))).toBe('SCANNER_UNAVAILABLE');
    expect(await scannerAt(address).status()).toBe('degraded');
  });

  it('that answers PING is well', async () => {
    expect(await (await standIn((socket) => socket.end('PONG\0'))).status()).toBe('ok');
  });
});

const clamd = process.env['CLAMD'] ?? '/usr/sbin/clamd';
const isInstalled = existsSync(clamd);

describe.skipIf(!isInstalled)(`clamd itself${skipReason(!isInstalled, 'clamav-daemon is not installed')}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'clamd-'));
  const socket = join(folder, 'clamd.ctl');
  let daemon: ChildProcess;
  const scanner = scannerAt(socket);

  beforeAll(async () => {
    const md5 = createHash('md5').update(EICAR).digest('hex');
    writeFileSync(join(folder, 'test.hdb'), `${md5}:${EICAR.length}:Eicar-Test\n`);
    const lines = [`LocalSocket ${socket}`, `DatabaseDirectory ${folder}`, 'Foreground yes', 'StreamMaxLength 1M'];
    writeFileSync(join(folder, 'clamd.conf'), `${lines.join('\n')}\n`);
    daemon = spawn(clamd, ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' });
    await vi.waitUntil(() => existsSync(socket), { timeout: 20_000 });
  }, 30_000);
  afterAll(() => {
    daemon.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  it('tells clean files from EICAR, and refuses what is larger than it takes', async () => {
    expect(await scanner.status()).toBe('ok');
    expect(await outcome(scanner, Buffer.from('A CV.'))).toBe(true);
    expect(await outcome(scanner, Buffer.alloc(0))).toBe(true);
    expect(await outcome(scanner, EICAR)).toBe('FILE_INFECTED');
    expect(await outcome(scanner, Buffer.alloc(3_000_000, 'a'))).toBe('SCANNER_UNAVAILABLE');
  });
});
