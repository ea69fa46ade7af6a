import { Binary, Long, Timestamp } from 'bson';
import type { Doc, Value } from '../bson.ts';

const SIGNATURE: Doc = new Map<string, Value>([
  ['hash', new Binary(new Uint8Array(20))],
  ['keyId', Long.ZERO],
]);

/** The logical time that replies carry: seconds, and a counter within the second. It never goes back. */
export class ClusterTime {
  readonly #clock: () => number;
  #seconds = 0;
  #counter = 1;

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** Goes on to the next time, after a write. */
  advance(): void {
    const seconds = Math.floor(this.#clock() / 1000);
    if (seconds > this.#seconds) {
      this.#seconds = seconds;
      this.#counter = 1;
    } else this.#counter++;
  }

  /** Adds `$clusterTime` and `operationTime` to a reply. */
  stamp(reply: Doc): void {
    if (this.#seconds === 0) this.advance();
    const time = new Timestamp({ t: this.#seconds, i: this.#counter });
    reply.set(
      '$clusterTime',
      new Map<string, Value>([
        ['clusterTime', time],
        ['signature', SIGNATURE],
      ]),
    );
    reply.set('operationTime', time);
  }
}
