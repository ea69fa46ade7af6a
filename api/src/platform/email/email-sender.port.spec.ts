import { expect, it } from 'vitest';
import { EmailSender, type EmailMessage } from './email-sender.port.ts';

class HalfSender extends EmailSender {
  protected async handOn({ to }: EmailMessage): Promise<void> {
    if (to.startsWith('nobody@')) throw new Error('550 no such user');
  }

  async deleteMessagesTo(): Promise<void> {}
}

it('counts what the mail server took and what it did not, and says why not', async () => {
  const sender = new HalfSender();
  const message = { subject: 'Your application', text: 'It was sent.' };
  await sender.send({ ...message, to: 'mia@people.example' });
  await expect(sender.send({ ...message, to: 'nobody@people.example' })).rejects.toThrow('550');
  await sender.send({ ...message, to: 'ben@people.example' });
  expect(sender.counts).toEqual({ sent: 2, failed: 1 });
});
