import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { portOf } from './local-port.ts';

/** A mail server on 127.0.0.1 that delivers each message into a folder, as a file that any mail program opens. */
export class TestSmtpServer {
  private readonly server: SMTPServer;
  /** An address as SMTP_URL takes it. */
  readonly url: string;

  private constructor(server: SMTPServer, port: number) {
    this.server = server;
    this.url = `smtp://127.0.0.1:${port}`;
  }

  /** Starts one on a free port. @param folder where messages are written, in the order in which they came */
  static async start(folder: string): Promise<TestSmtpServer> {
    await mkdir(folder, { recursive: true });
    let count = 0;
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        stream
          .pipe(createWriteStream(join(folder, `${String(++count).padStart(6, '0')}.eml`)))
          .on('error', done)
          .on('finish', () => done());
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    return new TestSmtpServer(server, portOf(server.server));
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve));
  }
}
