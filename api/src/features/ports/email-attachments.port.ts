import {
  isOneOf,
  type DomainEvent,
  type EventName,
  type EventOf,
} from '../../platform/events/catalogue/event-catalogue.ts';
import type { CalendarAttachment } from '../../platform/email/email-sender.port.ts';

/** What an email contains besides its message. */
export interface EmailAttachment {
  /** Paragraphs that somebody wrote to the reader. */
  readonly personalText: string;
  readonly calendar: CalendarAttachment | null;
}

type Source<Name extends EventName> = (event: EventOf<Name>) => Promise<EmailAttachment | null>;

/** Attachments of emails about an event. Events contain no personal text: the feature that stores it registers a reader. */
export class EmailAttachments {
  private readonly sources: ((event: DomainEvent) => Promise<EmailAttachment | null>)[] = [];

  /** Registers the attachments of emails about these events. */
  register<Name extends EventName>(events: readonly Name[], source: Source<Name>): void {
    this.sources.push(async (event) => (isOneOf(event, events) ? source(event) : null));
  }

  async find(event: DomainEvent): Promise<EmailAttachment | null> {
    for (const source of this.sources) {
      const found = await source(event);
      if (found) return found;
    }
    return null;
  }
}
