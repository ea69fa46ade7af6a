import { createDraftStore, type DraftStore } from '@prentice/drafts';
import { currentMe } from '../providers/me-store.ts';

interface AccountDraftsOptions<T> {
  readonly name: string;
  /** `tab`: until it is closed, for input that the server gets as a whole; `browser`: for what is saved again later. */
  readonly keptIn: 'tab' | 'browser';
  readonly parse: (value: unknown) => T | null;
}

/** Returns the drafts of one kind of the signed-in person. */
export const accountDrafts = <T>({ name, keptIn, parse }: AccountDraftsOptions<T>): DraftStore<T> =>
  createDraftStore({
    name,
    accountId: currentMe().me?.actor.id ?? '',
    storage: () => (keptIn === 'tab' ? sessionStorage : localStorage),
    parse,
  });
