import type { MailCalendar } from '../../platform/mail/mail.port.ts';

/** What goes with a letter beside its sentence. */
export interface Enclosure {
  /** Paragraphs that somebody wrote to the reader. */
  readonly words: string;
  readonly calendar: MailCalendar | null;
}

type Source = (payload: Readonly<Record<string, unknown>>) => Promise<Enclosure | null>;

/** What letters about an event carry. Events have no words of people in them: the feature that keeps these registers how to read them. */
export class LetterEnclosures {
  private readonly sources = new Map<string, Source>();

  register(event: string, source: Source): void {
    this.sources.set(event, source);
  }

  async of(event: string, payload: Readonly<Record<string, unknown>>): Promise<Enclosure | null> {
    return (await this.sources.get(event)?.(payload)) ?? null;
  }
}
