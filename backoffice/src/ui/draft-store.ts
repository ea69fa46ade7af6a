import { unsentInputKey } from '@prentice/client';
import { currentMe } from '../providers/me-store.ts';

/** Where the browser keeps nothing, or nothing more, the page does until it is left. */
const fallbackStorage = new Map<string, string>();

const storageKeyOf = (about: string): string => unsentInputKey(currentMe().me?.actor.id ?? '', about);

/** Words that the signed-in person typed and has not sent, kept with this tab: a reload and another sign-in bring them back. */
export const draftStore = {
  read(about: string): unknown {
    const name = storageKeyOf(about);
    try {
      return JSON.parse(fallbackStorage.get(name) ?? sessionStorage.getItem(name) ?? 'null');
    } catch {
      return null;
    }
  },
  save(about: string, draft: unknown): void {
    const name = storageKeyOf(about);
    try {
      sessionStorage.setItem(name, JSON.stringify(draft));
      fallbackStorage.delete(name);
    } catch {
      fallbackStorage.set(name, JSON.stringify(draft));
    }
  },
  remove(about: string): void {
    const name = storageKeyOf(about);
    fallbackStorage.delete(name);
    try {
      sessionStorage.removeItem(name);
    } catch {
      /* Nothing is kept there. */
    }
  },
};
