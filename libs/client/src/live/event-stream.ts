/** One message of a stream of server-sent events. */
export interface ServerEvent {
  /** Empty for a message that only moves the id on. */
  readonly event: string;
  readonly data: string;
  /** The last id so far, or null. */
  readonly id: string | null;
}

/** Parses the fields of one message; lines that begin with a colon are comments. */
function parseMessage(text: string, lastId: string | null): ServerEvent {
  const fields: Record<'event' | 'data', string> = { event: '', data: '' };
  let id = lastId;
  for (const line of text.split('\n')) {
    const colon = line.indexOf(':');
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (name === 'event') fields.event = value;
    else if (name === 'data') fields.data += value;
    else if (name === 'id') id = value;
  }
  return { ...fields, id };
}

/**
 * Reads server-sent events, whose lines our server ends with a line feed, until the stream ends. Rejects when its
 * connection breaks.
 */
export async function* readServerEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let id: string | null = null;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += decoder.decode(value, { stream: true });
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const message = parseMessage(text.slice(0, end), id);
        text = text.slice(end + 2);
        id = message.id;
        yield message;
      }
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}
