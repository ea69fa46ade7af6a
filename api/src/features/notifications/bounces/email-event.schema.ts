import { email, instant, line } from '@prentice/contract';
import { z } from 'zod';

/** What a mail service reports of an email: it came back for good or for now, or was reported as spam. */
const emailEvent = z
  .strictObject({
    /** The service's own; the same event under the same id counts once. */
    id: line(1, 100),
    kind: z.enum(['hard', 'soft', 'complaint']),
    at: instant,
    address: email.optional(),
    /** The Message-ID of the email. */
    messageId: line(1, 200).optional(),
  })
  .refine(({ address, messageId }) => address !== undefined || messageId !== undefined, {
    path: ['address'],
    error: 'Give the address or the message id.',
  });
export type EmailEvent = z.infer<typeof emailEvent>;

/** The body of a request of the mail service (docs/email-events.md). */
export const emailEventBatch = z.strictObject({ events: z.array(emailEvent).min(1).max(100) });
