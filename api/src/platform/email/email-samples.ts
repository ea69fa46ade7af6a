import { Injectable } from '@nestjs/common';
import type { Locale } from '@prentice/contract';
import type { Email } from './email.ts';

/** Returns an email with sample contents. */
type Sample = (locale: Locale) => Email;

/** Holds a sample of every kind of email for the preview page. Features register theirs. */
@Injectable()
export class EmailSamples {
  private readonly samples = new Map<string, Sample>();

  register(name: string, sample: Sample): void {
    this.samples.set(name, sample);
  }

  get all(): readonly (readonly [name: string, sample: Sample])[] {
    return [...this.samples];
  }
}
