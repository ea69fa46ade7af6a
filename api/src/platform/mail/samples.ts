import { Injectable } from '@nestjs/common';
import type { Locale } from '@prentice/contract';
import type { Letter } from './letter.ts';

/** Writes a letter with made-up contents. */
type Sample = (locale: Locale) => Letter;

/** Every kind of mail with made-up contents, for the preview page. Features register theirs. */
@Injectable()
export class MailSamples {
  private readonly samples = new Map<string, Sample>();

  register(name: string, sample: Sample): void {
    this.samples.set(name, sample);
  }

  get all(): readonly (readonly [name: string, sample: Sample])[] {
    return [...this.samples];
  }
}
