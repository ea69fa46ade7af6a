import { connect, type Socket } from 'node:net';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { AppError } from '@prentice/contract';
import { SETTINGS, type Settings } from '../config/settings.ts';
import type { SharedServiceStatus } from '../events/process-signals.port.ts';
import { Metrics } from '../metrics/metrics.service.ts';

/** Milliseconds for the whole scan of a file, the wait for a free thread of the scanner included. */
const SCAN_MS = 10_000;
/** Milliseconds in which a scanner that works answers PING. */
const PING_MS = 1_000;
/** Milliseconds for which the answer to PING holds: readiness is asked often. */
const PING_CACHE_MS = 5_000;
const CHUNK_BYTES = 64 * 1024;
/** Bytes of a reply: a name of a signature is far shorter. */
const MAX_REPLY_BYTES = 4096;

const scannerUp: Readonly<Record<SharedServiceStatus, number | null>> = { unused: null, ok: 1, degraded: 0 };

/** Returns how to connect to a Unix socket (a path) or to `host:port`. */
function targetOf(address: string): { path: string } | { host: string; port: number } {
  if (address.startsWith('/')) return { path: address };
  const { hostname, port } = new URL(`tcp://${address}`);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
}

/** Frames a file for INSTREAM: chunks that begin with their length in four bytes, ended by one of no length. */
function* framesOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    const chunk = bytes.subarray(start, start + CHUNK_BYTES);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    yield length;
    yield chunk;
  }
  yield Buffer.alloc(4);
}

/**
 * Sends a command in clamd's protocol, whose commands and replies end with a zero byte, and returns the reply.
 * @throws Error when the scanner cannot be reached, closes before its reply is complete, or is not done in time
 */
function ask(address: string, command: string, frames: Iterable<Buffer>, deadlineMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(targetOf(address));
    let reply = Buffer.alloc(0);
    const settle = (outcome: () => void) => {
      clearTimeout(timer);
      socket.destroy();
      outcome();
    };
    const fail = (error: Error) => settle(() => reject(error));
    const timer = setTimeout(() => fail(new Error('The virus scanner did not answer in time.')), deadlineMs);
    socket.on('error', fail);
    socket.on('close', () => fail(new Error('The virus scanner closed the connection.')));
    socket.on('data', (bytes) => {
      reply = Buffer.concat([reply, bytes]);
      const end = reply.indexOf(0);
      if (end >= 0) settle(() => resolve(reply.subarray(0, end).toString('utf8')));
      else if (reply.length > MAX_REPLY_BYTES) fail(new Error('The reply of the virus scanner does not end.'));
    });
    socket.write(`z${command}\0`);
    for (const frame of frames) socket.write(frame);
  });
}

/** Has uploads scanned by ClamAV's clamd where one is configured. A file that could not be scanned is not clean. */
@Injectable()
export class VirusScanner {
  private readonly logger = new Logger('VirusScanner');
  private readonly counts = { clean: 0, infected: 0, failed: 0 };
  private last: { readonly at: number; readonly status: Promise<SharedServiceStatus> } | undefined;
  private readonly address: string | undefined;

  constructor(
    @Inject(SETTINGS) settings: Pick<Settings, 'CLAMD_ADDRESS'>,
    @Inject(Metrics) metrics: Pick<Metrics, 'counter' | 'gauge'>,
  ) {
    this.address = settings.CLAMD_ADDRESS;
    metrics.counter('virus_scans_clean_total', 'Uploads in which no virus was found', () => this.counts.clean);
    metrics.counter('virus_scans_infected_total', 'Uploads refused for a virus', () => this.counts.infected);
    metrics.counter('virus_scans_failed_total', 'Uploads refused as they were not scanned', () => this.counts.failed);
    metrics.gauge(
      'virus_scanner_up',
      '1 while the virus scanner answers, 0 while it does not; absent without one',
      async () => scannerUp[await this.status()],
    );
  }

  /**
   * Scans an upload.
   * @returns whether it was scanned: false where no scanner is configured
   * @throws AppError FILE_INFECTED; SCANNER_UNAVAILABLE when the scanner fails, refuses the file or takes too long
   */
  async assertClean(bytes: Buffer, deadlineMs = SCAN_MS): Promise<boolean> {
    if (!this.address) return false;
    const reply = await ask(this.address, 'INSTREAM', framesOf(bytes), deadlineMs).catch((error: unknown) => {
      throw this.unavailable(error instanceof Error ? error.message : 'unknown');
    });
    if (reply === 'stream: OK') {
      this.counts.clean++;
      return true;
    }
    const [, signature] = /^stream: (.+) FOUND$/.exec(reply) ?? [];
    if (!signature) throw this.unavailable(reply);
    this.counts.infected++;
    /* Neither whose file it is nor its name: both are about a person. */
    this.logger.warn(
      `An upload of ${bytes.length} bytes was refused: ${JSON.stringify(signature.slice(0, 200))} found.`,
    );
    throw new AppError('FILE_INFECTED');
  }

  /** Returns whether the scanner answers, as of at most a few seconds ago. */
  status(): Promise<SharedServiceStatus> {
    const { address } = this;
    if (!address) return Promise.resolve('unused');
    const now = performance.now();
    if (!this.last || now - this.last.at >= PING_CACHE_MS) {
      const status = ask(address, 'PING', [], PING_MS).then(
        (reply) => (reply === 'PONG' ? ('ok' as const) : ('degraded' as const)),
        () => 'degraded' as const,
      );
      this.last = { at: now, status };
    }
    return this.last.status;
  }

  private unavailable(why: string): AppError {
    this.counts.failed++;
    this.logger.error(`An upload could not be scanned: ${JSON.stringify(why.slice(0, 200))}`);
    return new AppError('SCANNER_UNAVAILABLE');
  }
}
