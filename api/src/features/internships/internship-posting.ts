import { draftUpdate, type DraftUpdate } from '@prentice/contract';
import type { InternshipEntity } from './internship.entity.ts';

const fields = Object.keys(draftUpdate.shape) as (keyof DraftUpdate)[];

/** The posting's own fields of a stored internship. */
export const postingOf = (internship: Pick<InternshipEntity, keyof DraftUpdate>): DraftUpdate =>
  draftUpdate.parse(Object.fromEntries(fields.map((field) => [field, internship[field] ?? undefined])));

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');

/** The readable part of an address; ends with the record's id, so it is unique. */
export const slugOf = (title: string | null, id: string): string =>
  [fold(title ?? ''), id.slice(-8)].filter(Boolean).join('-');
