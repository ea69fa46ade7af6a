import type { LiveMessages } from '@prentice/contract';
import { Readable } from 'node:stream';

/**
 * Bytes that may wait for a client that does not read, beside what the system keeps: then it is cut off, and asks again
 * later.
 */
const MAX_WAITING = 32 * 1024;

/** Keeps one reply that stays open and is written to as something happens (server-sent events). */
export class LiveStream {
  /** What the server sends. */
  readonly body = new Readable({ read: () => undefined });

  /** @param onClose called once, when it has ended or its client has gone */
  constructor(onClose: () => void) {
    this.body.once('close', onClose);
  }

  get isOpen(): boolean {
    return !this.body.destroyed && !this.body.readableEnded;
  }

  /**
   * Sends a message.
   * @param id what the client sends as Last-Event-ID when it comes back
   */
  send<Name extends keyof LiveMessages>(name: Name, data: LiveMessages[Name], id: string): void {
    this.write(`event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Keeps the connection alive, and moves on the point from which the client resumes. */
  heartbeat(id: string): void {
    this.write(`id: ${id}\n\n`);
  }

  /** Ends the reply after what was sent. */
  end(): void {
    if (this.isOpen) this.body.push(null);
  }

  private write(text: string): void {
    if (!this.isOpen) return;
    if (this.body.readableLength + text.length > MAX_WAITING) this.body.destroy();
    else this.body.push(text);
  }
}
