import { z } from 'zod';
import { id } from '../kernel/ids.ts';
import { defineListSchema } from '../kernel/list.ts';
import { instant } from '../kernel/text.ts';
import { view } from '../kernel/view.ts';

export const sessionRecord = z.object({
  id,
  userId: id,
  /** Browser and system, such as "Firefox, Linux"; empty when unknown. */
  device: z.string().max(80),
  /** Network of last use, shortened so that it names no person. */
  place: z.string().max(80).nullable(),
  /** The session that asks. */
  current: z.boolean(),
  createdAt: instant,
  lastUsedAt: instant,
  expiresAt: instant,
});

export const sessionView = view('own', sessionRecord, [
  'id',
  'device',
  'place',
  'current',
  'createdAt',
  'lastUsedAt',
  'expiresAt',
]);

export const sessionList = defineListSchema({
  resource: 'sessions',
  filters: {},
  sorts: { lastUsedAt: 'lastUsedAt', createdAt: 'createdAt' },
  defaultSort: ['lastUsedAt', 'DESC'],
});
