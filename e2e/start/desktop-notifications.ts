import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/*
 * The part of D-Bus that Chromium needs to show notifications on a Linux desktop, in little-endian order. Sources: D-Bus
 * Specification 0.43 (authentication protocol, message format), Desktop Notifications Specification 1.3.
 */

const LITTLE_ENDIAN = 'l'.charCodeAt(0);
const PROTOCOL_VERSION = 1;
const messageTypes = { call: 1, reply: 2, error: 3, signal: 4 } as const;
/** The header fields that occur here: their code, and the type of their value. */
const fieldCodes = {
  path: [1, 'o'],
  interface: [2, 's'],
  member: [3, 's'],
  error: [4, 's'],
  replyTo: [5, 'u'],
  destination: [6, 's'],
  sender: [7, 's'],
  signature: [8, 'g'],
} as const;
type Fields = Partial<Record<keyof typeof fieldCodes, string | number>>;
type Value = string | number | boolean | readonly string[];

const NOTIFICATIONS = 'org.freedesktop.Notifications';
const PATH = '/org/freedesktop/Notifications';
const BUS = 'org.freedesktop.DBus';
/** The unique names of the browser and of whatever shows notifications. */
const BROWSER = ':1.1';
const DESKTOP = ':1.2';

const padding = (length: number, to: number): Buffer => Buffer.alloc((to - (length % to)) % to);
const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const aligned = (before: Buffer, to: number, ...parts: readonly Buffer[]): Buffer =>
  Buffer.concat([before, padding(before.length, to), ...parts]);
const withText = (before: Buffer, text: string): Buffer =>
  aligned(before, 4, uint32(Buffer.byteLength(text)), Buffer.from(`${text}\0`));
const withSignature = (before: Buffer, text: string): Buffer =>
  Buffer.concat([before, Buffer.from([text.length]), Buffer.from(`${text}\0`)]);

/** Appends a value of one of the types u, b, s, o, g and as. */
function withValue(before: Buffer, type: string, value: Value): Buffer {
  if (type === 'as') {
    const texts = (value as readonly string[]).reduce<Buffer>(withText, Buffer.alloc(0));
    return aligned(before, 4, uint32(texts.length), texts);
  }
  if (type === 'u' || type === 'b') return aligned(before, 4, uint32(Number(value)));
  return type === 'g' ? withSignature(before, String(value)) : withText(before, String(value));
}

function message(type: number, serial: number, fields: Fields, types: readonly string[], values: readonly Value[]) {
  const body = types.reduce<Buffer>(
    (bytes, each, index) => withValue(bytes, each, values[index] ?? ''),
    Buffer.alloc(0),
  );
  const header: Fields = { ...fields, ...(types.length > 0 && { signature: types.join('') }) };
  let list: Buffer = Buffer.alloc(0);
  for (const [name, value] of Object.entries(header)) {
    const [code, valueType] = fieldCodes[name as keyof typeof fieldCodes];
    list = withValue(withSignature(aligned(list, 8, Buffer.from([code])), valueType), valueType, value);
  }
  const fixed = Buffer.from([LITTLE_ENDIAN, type, 0, PROTOCOL_VERSION]);
  const start = Buffer.concat([fixed, uint32(body.length), uint32(serial), uint32(list.length), list]);
  return Buffer.concat([start, padding(start.length, 8), body]);
}

interface Call {
  readonly serial: number;
  readonly member: string;
  readonly sequence: readonly string[];
}

/** The texts that stand at the start of a body of the form s or susss, and so on: a number is passed over. */
function textsOf(body: Buffer, signature: string): string[] {
  const texts: string[] = [];
  let offset = 0;
  for (const type of signature) {
    offset += (4 - (offset % 4)) % 4;
    if (type === 'u') offset += 4;
    else if (type === 's') {
      const length = body.readUInt32LE(offset);
      texts.push(body.toString('utf8', offset + 4, offset + 4 + length));
      offset += 4 + length + 1;
    } else break;
  }
  return texts;
}

/** Reads a call at the start of these bytes. @returns its length with it; null when not all of it has come */
function readCall(bytes: Buffer): { length: number; call: Call } | null {
  if (bytes.length < 16) return null;
  const [bodyLength, serial, listLength] = [bytes.readUInt32LE(4), bytes.readUInt32LE(8), bytes.readUInt32LE(12)];
  const bodyAt = 16 + listLength + ((8 - (listLength % 8)) % 8);
  const length = bodyAt + bodyLength;
  if (bytes.length < length) return null;
  const texts: Record<number, string> = {};
  for (let index = 16; index < 16 + listLength;) {
    index += (8 - (index % 8)) % 8;
    const code = bytes.readUInt8(index);
    const type = String.fromCharCode(bytes.readUInt8(index + 2));
    index += 4;
    if (type === 'g') {
      const size = bytes.readUInt8(index);
      texts[code] = bytes.toString('utf8', index + 1, index + 1 + size);
      index += size + 2;
    } else if (type === 'u') index += 4;
    else {
      const size = bytes.readUInt32LE(index);
      texts[code] = bytes.toString('utf8', index + 4, index + 4 + size);
      index += 4 + size + 1;
    }
  }
  const sequence = textsOf(bytes.subarray(bodyAt, length), texts[8] ?? '');
  return { length, call: { serial, member: texts[3] ?? '', sequence } };
}

/** A desktop on which Chromium shows its notifications, and on which they are clicked as people do. */
export class NotificationDesktop {
  readonly #server: Server;
  readonly #folder: string;
  readonly #shown = new EventEmitter();
  readonly #ids = new Map<string, number>();
  #socket: Socket | undefined;
  #serial = 0;

  private constructor(server: Server, folder: string) {
    this.#server = server;
    this.#folder = folder;
    server.on('connection', (socket) => this.#accept(socket));
  }

  static async start(): Promise<NotificationDesktop> {
    const folder = await mkdtemp(join(tmpdir(), 'desktop-'));
    const server = createServer();
    server.listen(join(folder, 'bus'));
    await once(server, 'listening');
    return new NotificationDesktop(server, folder);
  }

  /** What a browser needs to find it. */
  get environment(): Record<string, string> {
    return { DBUS_SESSION_BUS_ADDRESS: `unix:path=${join(this.#folder, 'bus')}` };
  }

  /** Clicks the last notification with this title, as soon as it is shown. */
  async click(title: string): Promise<void> {
    while (!this.#ids.has(title)) await once(this.#shown, 'notification');
    const fields = { path: PATH, interface: NOTIFICATIONS, member: 'ActionInvoked', sender: DESKTOP };
    this.#send(messageTypes.signal, fields, ['u', 's'], [this.#ids.get(title) ?? 0, 'default']);
  }

  async stop(): Promise<void> {
    this.#socket?.destroy();
    this.#server.close();
    await rm(this.#folder, { recursive: true, force: true });
  }

  #accept(socket: Socket): void {
    socket.on('error', () => undefined);
    let bytes = Buffer.alloc(0);
    let authenticated = false;
    socket.on('data', (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk]);
      for (let end = bytes.indexOf('\r\n'); !authenticated && end >= 0; end = bytes.indexOf('\r\n')) {
        const line = bytes.toString('latin1', 0, end).replace('\0', '');
        bytes = bytes.subarray(end + 2);
        authenticated = line === 'BEGIN';
        if (line.startsWith('AUTH EXTERNAL ')) socket.write('OK 0123456789abcdef0123456789abcdef\r\n');
        else if (line.startsWith('AUTH')) socket.write('REJECTED EXTERNAL\r\n');
        else if (!authenticated) socket.write('ERROR\r\n');
      }
      for (let read = authenticated ? readCall(bytes) : null; read; read = readCall(bytes)) {
        bytes = bytes.subarray(read.length);
        this.#answer(socket, read.call);
      }
    });
  }

  #answer(socket: Socket, { serial, member, sequence }: Call): void {
    const reply = (type: string, value: Value) => {
      const fields = { replyTo: serial, destination: BROWSER, sender: member === 'Hello' ? BUS : DESKTOP };
      this.#send(messageTypes.reply, fields, type ? [...type.matchAll(/as|./g)].map(String) : [], [value], socket);
    };
    if (member === 'Hello') return reply('s', BROWSER);
    if (member === 'NameHasOwner') return reply('b', sequence[0] === NOTIFICATIONS);
    if (member === 'GetNameOwner') return reply('s', DESKTOP);
    if (member === 'StartServiceByName') return reply('u', 2);
    if (member === 'ListActivatableNames' || member === 'ListNames') return reply('as', [NOTIFICATIONS]);
    if (member === 'GetCapabilities') return reply('as', ['actions', 'body']);
    if (member === 'GetServerInformation') {
      const fields = { replyTo: serial, destination: BROWSER, sender: DESKTOP };
      return this.#send(messageTypes.reply, fields, ['s', 's', 's', 's'], ['desktop', 'test', '1', '1.2'], socket);
    }
    if (member !== 'Notify') return reply('', '');
    this.#socket = socket;
    const id = this.#ids.size + 1;
    this.#ids.set(sequence[2] ?? '', id);
    reply('u', id);
    this.#shown.emit('notification');
  }

  #send(type: number, fields: Fields, types: readonly string[], values: readonly Value[], socket = this.#socket): void {
    socket?.write(message(type, ++this.#serial, fields, types, values));
  }
}
