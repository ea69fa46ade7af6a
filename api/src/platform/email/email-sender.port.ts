/** An entry for the reader's calendar, and whether it is to be kept or removed there. */
export interface CalendarAttachment {
  readonly method: 'PUBLISH' | 'CANCEL';
  /** An iCalendar file of the same method. */
  readonly content: string;
}

/** A message in plain text with an optional HTML twin. Addresses are checked before they get here. */
export interface EmailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Where answers go; to the sender where it is left out. */
  readonly replyTo?: string;
  readonly calendar?: CalendarAttachment;
  /** An absolute address at which one POST, without signing in, stops emails like this (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** The same for every copy of a message, in angle brackets; made up when it is left out. */
  readonly messageId?: string;
}

/** Sends mail. Called from event consumers, never inside a request's transaction. */
export abstract class EmailSender {
  /** How many messages this process has handed on, and how many nobody took. */
  readonly counts = { sent: 0, failed: 0 };

  /** @throws when nobody takes the message */
  async send(email: EmailMessage): Promise<void> {
    try {
      await this.handOn(email);
      this.counts.sent += 1;
    } catch (error) {
      this.counts.failed += 1;
      throw error;
    }
  }

  protected abstract handOn(email: EmailMessage): Promise<void>;
  /** Removes what is still kept here of messages to these addresses. What was handed on cannot be called back. */
  abstract deleteMessagesTo(addresses: readonly string[]): Promise<void>;
  /** Returns the newest message to an address that this process has sent; null when nothing is kept here. */
  newestTo(_address: string): EmailMessage | null {
    return null;
  }
  /** Returns the newest message to each address that is still kept here, the newest first. */
  newest(): readonly EmailMessage[] {
    return [];
  }
}
