/** A time limit that may be cancelled; an infinite one never comes. */
export class Expiry {
  readonly #timer: NodeJS.Timeout | undefined;

  constructor(milliseconds: number, expired: () => void) {
    if (milliseconds !== Infinity) this.#timer = setTimeout(expired, Math.max(0, milliseconds));
  }

  cancel(): void {
    clearTimeout(this.#timer);
  }
}
