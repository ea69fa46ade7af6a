import { Injectable } from '@nestjs/common';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds between two looks at the requests in flight while the process leaves. */
const INTERVAL_MS = 100;
/** Milliseconds without a byte after which a request body counts as stalled while the process leaves. */
const STALLED_MS = 2_000;
/**
 * Milliseconds that request bodies get to arrive while the process leaves: what comes later could not be answered in
 * time.
 */
const RECEIVING_MS = 4_000;

/** How far the body of a request has come: bytes of its connection, and since when no more of them have arrived. */
interface Progress {
  readonly bytes: number;
  readonly since: number;
}

/**
 * Counts the requests in flight, and whether the process is on its way out: it then takes no new work but finishes what
 * it has.
 */
@Injectable()
export class InFlightRequests {
  draining = false;
  private readonly requests = new Set<IncomingMessage>();
  private readonly open = new WeakMap<Socket, number>();

  /**
   * Counts a request until its reply is closed. That is reported exactly once: after the last byte of the reply, or
   * when the connection breaks, at whatever stage the request is then.
   * @returns how many requests of its connection are in flight, this one included
   */
  track(request: IncomingMessage, reply: ServerResponse): number {
    const { socket } = request;
    const open = (this.open.get(socket) ?? 0) + 1;
    this.requests.add(request);
    this.open.set(socket, open);
    reply.once('close', () => {
      this.requests.delete(request);
      this.open.set(socket, (this.open.get(socket) ?? 1) - 1);
    });
    return open;
  }

  get count(): number {
    return this.requests.size;
  }

  /**
   * Waits until no request is in flight, at most so many milliseconds. Requests whose body has stalled or does not end
   * are cut first: nothing of theirs has been saved, and they must not use up the time of those that wait for their
   * reply.
   */
  async drain(limit: number): Promise<void> {
    const began = performance.now();
    const progress = new Map<IncomingMessage, Progress>();
    for (let now = began; this.count > 0 && now - began < limit; now = performance.now()) {
      this.cutUnfinished(now, now - began > RECEIVING_MS, progress);
      await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
    }
  }

  private cutUnfinished(now: number, late: boolean, progress: Map<IncomingMessage, Progress>): void {
    for (const request of this.requests) {
      if (request.complete) continue;
      const { bytesRead } = request.socket;
      const seen = progress.get(request);
      if (late || (seen?.bytes === bytesRead && now - seen.since >= STALLED_MS)) request.socket.destroy();
      else if (seen?.bytes !== bytesRead) progress.set(request, { bytes: bytesRead, since: now });
    }
  }
}
