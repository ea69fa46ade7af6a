import type { Socket } from 'node:net';
import { MAX_MESSAGE, parseMessage, ProtocolError, type Request } from './message.ts';
import { replyMessage } from './reply.ts';

/** Answers one request with a BSON document; never throws. */
export type RequestHandler = (request: Request, connectionId: number) => Promise<Uint8Array>;
/** The reply to a message whose documents cannot be read. */
export type UnreadableHandler = (error: unknown) => Uint8Array;

const HEADER = 16;

/**
 * Serves one client: cuts the stream into messages, and answers them one after the other. A message that breaks the
 * protocol ends the connection.
 */
export class Connection {
  readonly #socket: Socket;
  readonly #id: number;
  readonly #answer: RequestHandler;
  readonly #unreadable: UnreadableHandler;
  #chunks: Buffer[] = [];
  #bytes = 0;
  #last: Promise<void> = Promise.resolve();

  constructor(socket: Socket, id: number, answer: RequestHandler, unreadable: UnreadableHandler) {
    this.#socket = socket;
    this.#id = id;
    this.#answer = answer;
    this.#unreadable = unreadable;
  }

  /** Begins to read. */
  start(): void {
    this.#socket.setNoDelay(true);
    this.#socket.on('data', (chunk: Buffer) => this.#receive(chunk));
    this.#socket.on('error', () => this.#socket.destroy());
  }

  #receive(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#bytes += chunk.length;
    for (let message = this.#next(); message; message = this.#next()) this.#serve(message);
  }

  #next(): Buffer | undefined {
    if (this.#bytes < HEADER) return undefined;
    const [first] = this.#chunks;
    const start = first && first.length >= 4 ? first : this.#join();
    const length = start.readInt32LE(0);
    if (length < HEADER || length > MAX_MESSAGE) {
      this.#socket.destroy();
      this.#bytes = 0;
      return undefined;
    }
    if (this.#bytes < length) return undefined;
    const all = this.#join();
    this.#chunks = all.length > length ? [all.subarray(length)] : [];
    this.#bytes -= length;
    return all.subarray(0, length);
  }

  #join(): Buffer {
    const [first] = this.#chunks;
    if (first && this.#chunks.length === 1) return first;
    const all = Buffer.concat(this.#chunks, this.#bytes);
    this.#chunks = [all];
    return all;
  }

  #serve(message: Buffer): void {
    this.#last = this.#last.then(async () => {
      if (this.#socket.destroyed) return;
      try {
        const request = parseMessage(message);
        const reply = await this.#answer(request, this.#id);
        if (!request.silent && !this.#socket.destroyed) this.#socket.write(replyMessage(request, reply));
      } catch (error) {
        if (error instanceof ProtocolError) this.#socket.destroy();
        else {
          const request = { requestId: message.readInt32LE(4), opCode: 2013 as const };
          this.#socket.write(replyMessage(request, this.#unreadable(error)));
        }
      }
    });
  }
}
