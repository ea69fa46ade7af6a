import type { Id } from '../kernel/ids.ts';

/**
 * A mention as a note stores it: the id of the member's account, so that it follows the name and outlives the account.
 */
const MENTION = /@\[([0-9a-f]{24})\]/g;

/** A member as a note mentions them; the name is null for those who do not belong to the company any more. */
export interface NoteMention {
  readonly id: Id;
  readonly name: string | null;
}

/** Returns a mention as it is stored. */
export const mentionOf = (userId: Id): string => `@[${userId}]`;

/** Returns the ids of the members whom a stored note mentions, once each. */
export const mentionedIds = (text: string): Id[] => [
  ...new Set([...text.matchAll(MENTION)].flatMap(([, userId]) => userId ?? [])),
];

/** Returns a stored note with its mentions replaced by what people read. */
export const replaceMentions = (text: string, replacement: (userId: Id) => string): string =>
  text.replace(MENTION, (_, userId: Id) => replacement(userId));

/** A piece of a note: words, or a mention. */
export type NotePart = string | { readonly mentioned: Id };

/** Divides a stored note into its words and its mentions. */
export function splitNote(text: string): NotePart[] {
  const pieces = text.split(MENTION);
  return pieces.map((piece, index): NotePart => (index % 2 === 0 ? piece : { mentioned: piece })).filter(Boolean);
}
