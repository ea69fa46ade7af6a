import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Provider } from '@nestjs/common';
import nodemailer, { type SendMailOptions, type Transporter } from 'nodemailer';
import { Clock } from '../clock/clock.ts';
import { SETTINGS, type Settings } from '../config/settings.ts';
import { PRIVATE_MODES } from '../files/private-folder.ts';
import { writeFileAtomically } from '../files/atomic-write.ts';
import { EmailSender, type EmailMessage } from './email-sender.port.ts';

/** A message as nodemailer takes it. */
const toSendMailOptions = (from: string, { calendar, unsubscribeUrl, ...message }: EmailMessage): SendMailOptions => ({
  from,
  ...message,
  ...(unsubscribeUrl && {
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }),
  ...(calendar && { icalEvent: { ...calendar, filename: 'interview.ics' } }),
});

/** The address that a message is for, from its header. */
const recipientOf = (message: string): string => /^To: (.*)$/im.exec(message)?.[1]?.trim().toLowerCase() ?? '';

/** Writes each message as a file that any mail program opens, and says in the log where the newest one is. */
export class FileEmailSender extends EmailSender {
  private count = 0;

  constructor(
    private readonly folder: string,
    private readonly from: string,
    private readonly clock: Clock,
    /** Logs where the newest email is stored. */
    private readonly announce: (line: string) => void,
  ) {
    super();
  }

  async send(email: EmailMessage): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: PRIVATE_MODES.folder });
    const composed = await nodemailer
      .createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
      .sendMail(toSendMailOptions(this.from, email));
    const stamp = this.clock.now().toISOString().replace(/[:.]/g, '-');
    const file = join(this.folder, `${stamp}-${String(++this.count).padStart(5, '0')}.eml`);
    await writeFileAtomically(file, composed.message as Buffer);
    this.announce(`New mail: ${file}`);
  }

  async deleteMessagesTo(addresses: readonly string[]): Promise<void> {
    const names = await readdir(this.folder).catch((): string[] => []);
    for (const name of names.filter((one) => one.endsWith('.eml'))) {
      const file = join(this.folder, name);
      const to = recipientOf(await readFile(file, 'utf8').catch(() => ''));
      if (addresses.includes(to)) await rm(file, { force: true });
    }
  }
}

/** Milliseconds that a mail server may be silent. Together less than a delivery may take before others repeat it. */
const TIMEOUTS = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 60_000 } as const;

/** Sends through an SMTP server. */
export class SmtpEmailSender extends EmailSender {
  private readonly transport: Transporter;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    super();
    this.transport = nodemailer.createTransport({ url, ...TIMEOUTS });
  }

  async send(email: EmailMessage): Promise<void> {
    await this.transport.sendMail(toSendMailOptions(this.from, email));
  }

  async deleteMessagesTo(): Promise<void> {}
}

const createAnnouncer = (settings: Settings) => (line: string) => {
  if (settings.LOG_LEVEL !== 'silent') console.info(line);
};

export const emailSenderProvider: Provider = {
  provide: EmailSender,
  inject: [SETTINGS, Clock],
  useFactory: (settings: Settings, clock: Clock) =>
    settings.SMTP_URL
      ? new SmtpEmailSender(settings.SMTP_URL, settings.MAIL_FROM)
      : new FileEmailSender(join(settings.DATA_DIR, 'mail'), settings.MAIL_FROM, clock, createAnnouncer(settings)),
};
