import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Provider } from '@nestjs/common';
import type { SendMailOptions, Transporter } from 'nodemailer';
import { Clock } from '../clock/clock.ts';
import { SETTINGS, type Settings } from '../config/settings.ts';
import { PRIVATE_MODES } from '../files/private-folder.ts';
import { writeFileAtomically } from '../files/disk-store.ts';
import { tracedStep } from '../tracing/tracing.ts';
import { EmailSender, type EmailMessage } from './email-sender.port.ts';

/** Loads the library at the first email: it takes a tenth of a second that no start needs. */
const loadNodemailer = async () => (await import('nodemailer')).default;

/** Turns a message as nodemailer takes it. */
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

/** Returns the address that a message is for, from its header. */
const recipientOf = (message: string): string => /^To: (.*)$/im.exec(message)?.[1]?.trim().toLowerCase() ?? '';

/** How many addresses the newest message is kept in memory for, to be looked at while trying the product. */
const KEPT_ADDRESSES = 200;

/** Writes each message as a file that any mail program opens, and says in the log where the newest one is. */
export class FileEmailSender extends EmailSender {
  private count = 0;
  private readonly newestByAddress = new Map<string, EmailMessage>();

  constructor(
    private readonly folder: string,
    private readonly from: string,
    private readonly clock: Clock,
    /** Logs where the newest email is stored. */
    private readonly announce: (line: string) => void,
  ) {
    super();
  }

  protected async handOn(email: EmailMessage): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: PRIVATE_MODES.folder });
    const nodemailer = await loadNodemailer();
    const composed = await nodemailer
      .createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
      .sendMail(toSendMailOptions(this.from, email));
    const stamp = this.clock.now().toISOString().replace(/[:.]/g, '-');
    const file = join(this.folder, `${stamp}-${String(++this.count).padStart(5, '0')}.eml`);
    await writeFileAtomically(file, composed.message as Buffer);
    this.announce(`New mail: ${file}`);
    this.keep(email);
  }

  override newestTo(address: string): EmailMessage | null {
    return this.newestByAddress.get(address.trim().toLowerCase()) ?? null;
  }

  override newest(): readonly EmailMessage[] {
    return [...this.newestByAddress.values()].reverse();
  }

  private keep(email: EmailMessage): void {
    const to = email.to.trim().toLowerCase();
    this.newestByAddress.delete(to);
    this.newestByAddress.set(to, email);
    const [oldest] = this.newestByAddress.keys();
    if (this.newestByAddress.size > KEPT_ADDRESSES && oldest !== undefined) this.newestByAddress.delete(oldest);
  }

  async deleteMessagesTo(addresses: readonly string[]): Promise<void> {
    for (const address of addresses) this.newestByAddress.delete(address);
    const names = await readdir(this.folder).catch((): string[] => []);
    for (const name of names.filter((fileName) => fileName.endsWith('.eml'))) {
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
  private transport: Transporter | undefined;

  constructor(
    private readonly url: string,
    private readonly from: string,
  ) {
    super();
  }

  protected async handOn(email: EmailMessage): Promise<void> {
    const nodemailer = await loadNodemailer();
    this.transport ??= nodemailer.createTransport({ url: this.url, ...TIMEOUTS });
    const transport = this.transport;
    await tracedStep('email', {}, () => transport.sendMail(toSendMailOptions(this.from, email)));
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
