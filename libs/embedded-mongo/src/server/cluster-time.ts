import { Binary, Long, Timestamp } from 'bson';
import { written, type Doc, type Value } from '../bson.ts';

const SIGNATURE: Doc = new Map<string, Value>([
  ['hash', new Binary(new Uint8Array(20))],
  ['keyId', Long.ZERO],
]);

const elementsOf = (time: Timestamp): Uint8Array =>
  written((writer) => {
    writer.element(
      '$clusterTime',
      new Map<string, Value>([
        ['clusterTime', time],
        ['signature', SIGNATURE],
      ]),
    );
    writer.element('operationTime', time);
  });

/** The logical time that replies carry: seconds, and a counter within the second. It never goes back. */
export class ClusterTime {
  readonly #clock: () => number;
  #seconds = 0;
  #counter = 1;
  #elements: Uint8Array | undefined;

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** Goes on to the next time, after a write. */
  advance(): void {
    this.#elements = undefined;
    const seconds = Math.floor(this.#clock() / 1000);
    if (seconds > this.#seconds) {
      this.#seconds = seconds;
      this.#counter = 1;
    } else this.#counter++;
  }

  /** `$clusterTime` and `operationTime` as the elements, in their bytes, that end a reply. */
  get elements(): Uint8Array {
    if (this.#seconds === 0) this.advance();
    this.#elements ??= elementsOf(new Timestamp({ t: this.#seconds, i: this.#counter }));
    return this.#elements;
  }
}
