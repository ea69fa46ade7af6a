import { z } from 'zod';
import { instant } from '../kernel/text.ts';
import { id } from '../kernel/ids.ts';
import domains from './data/free-mail-domains.json' with { type: 'json' };

/** The automatic checks. They inform the person who decides; none of them decides. */
export const checkIds = [
  'email_domain',
  'free_mail',
  'website',
  'registration_number',
  'address',
  'phone',
  'same_elsewhere',
  'profile',
  'reports',
] as const;
export type CheckId = (typeof checkIds)[number];

export const checkResults = ['pass', 'warn', 'fail', 'unknown'] as const;
export type CheckResult = (typeof checkResults)[number];

export const check = z.object({
  id: z.enum(checkIds),
  result: z.enum(checkResults),
  /** Key and parameters of the sentence that explains the result, such as the two domains compared. */
  detail: z.object({ key: z.string().max(80), params: z.record(z.string(), z.union([z.string(), z.number()])) }),
  /** Other employers that the check found, for administrators. */
  related: z.array(id).max(10),
  /** Who replaced the automatic result, and why. */
  overriddenBy: id.nullable(),
  overrideNote: z.string().max(300).nullable(),
  at: instant,
});
export type Check = z.infer<typeof check>;

/** Domains where everybody gets an address: they prove no company. */
export const freeMailDomains: ReadonlySet<string> = new Set(domains);
