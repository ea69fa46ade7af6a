import { typedName } from '@prentice/client';
import { currentMe } from '../providers/me.store.ts';

/** Where the browser keeps nothing, or nothing more, the page does until it is left. */
const page = new Map<string, string>();

const nameOf = (about: string): string => typedName(currentMe().me?.actor.id ?? '', about);

/** Words that the signed-in person typed and has not sent, kept with this tab: a reload and another sign-in bring them back. */
export const typedStore = {
  read(about: string): unknown {
    const name = nameOf(about);
    try {
      return JSON.parse(page.get(name) ?? sessionStorage.getItem(name) ?? 'null');
    } catch {
      return null;
    }
  },
  keep(about: string, words: unknown): void {
    const name = nameOf(about);
    try {
      sessionStorage.setItem(name, JSON.stringify(words));
      page.delete(name);
    } catch {
      page.set(name, JSON.stringify(words));
    }
  },
  drop(about: string): void {
    const name = nameOf(about);
    page.delete(name);
    try {
      sessionStorage.removeItem(name);
    } catch {
      /* Nothing is kept there. */
    }
  },
};
