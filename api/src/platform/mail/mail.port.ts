/** An entry for the reader's calendar, and whether it is to be kept or removed there. */
export interface MailCalendar {
  readonly method: 'PUBLISH' | 'CANCEL';
  /** An iCalendar file of the same method. */
  readonly content: string;
}

/** A message in plain text with an optional HTML twin. Addresses are checked before they get here. */
export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly calendar?: MailCalendar;
}

/** Sends mail. Called from event consumers, never inside a request's transaction. */
export abstract class Mail {
  abstract send(message: Message): Promise<void>;
  /** Removes what is still kept here of messages to these addresses. What was handed on cannot be called back. */
  abstract forget(addresses: readonly string[]): Promise<void>;
}
