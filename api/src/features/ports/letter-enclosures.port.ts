import {
  isOneOf,
  type DomainEvent,
  type EventName,
  type EventOf,
} from '../../platform/events/catalogue/event-catalogue.ts';
import type { MailCalendar } from '../../platform/mail/mail.port.ts';

/** What goes with a letter beside its sentence. */
export interface Enclosure {
  /** Paragraphs that somebody wrote to the reader. */
  readonly words: string;
  readonly calendar: MailCalendar | null;
}

type Source<Name extends EventName> = (event: EventOf<Name>) => Promise<Enclosure | null>;

/** What letters about an event carry. Events have no words of people in them: the feature that keeps these registers how to read them. */
export class LetterEnclosures {
  private readonly sources: ((event: DomainEvent) => Promise<Enclosure | null>)[] = [];

  /** Registers what letters about these events carry. */
  register<Name extends EventName>(events: readonly Name[], source: Source<Name>): void {
    this.sources.push(async (event) => (isOneOf(event, events) ? source(event) : null));
  }

  async of(event: DomainEvent): Promise<Enclosure | null> {
    for (const source of this.sources) {
      const found = await source(event);
      if (found) return found;
    }
    return null;
  }
}
