import type { Locator } from '@playwright/test';
import type { ChosenFile } from './cv-files.ts';

/* Times of the keystroke-level model (Card, Moran and Newell, 1980), in seconds: a key, pointing, deciding, changing
   hands. */
const KEY_S = 0.28;
const POINT_S = 1.1;
const DECIDE_S = 1.35;
const HANDS_S = 0.4;

/** Does what a person does on a page, and counts: every click, choice, file and filled field is one input. */
export class InputCounter {
  inputs = 0;
  private typed = 0;
  private readonly startedAt = Date.now();

  async click(target: Locator): Promise<void> {
    this.inputs++;
    await target.click();
  }

  async check(target: Locator): Promise<void> {
    this.inputs++;
    await target.check();
  }

  async fill(target: Locator, text: string): Promise<void> {
    this.inputs++;
    this.typed += text.length;
    await target.fill(text);
  }

  async choose(target: Locator, value: string): Promise<void> {
    this.inputs++;
    await target.selectOption(value);
  }

  async upload(target: Locator, file: ChosenFile): Promise<void> {
    this.inputs++;
    await target.setInputFiles(file);
  }

  /** Counts an input that happens outside of the page, such as the link of an email. */
  count(): void {
    this.inputs++;
  }

  /**
   * Returns how long a practised person needs, in seconds: the waiting that was measured, and the model's time for the
   * inputs.
   */
  seconds(): number {
    const waiting = (Date.now() - this.startedAt) / 1_000;
    return waiting + this.inputs * (POINT_S + DECIDE_S + HANDS_S) + this.typed * KEY_S;
  }
}
