import { mentionOf, replaceMentions, type NoteMention } from '@prentice/contract';

/** Somebody who can be mentioned, by the label that is in the text while it is written. */
export interface Mentionable {
  readonly id: string;
  readonly label: string;
}

/** A mention that is being written: where its @ is, and what follows it up to the caret. */
export interface MentionQuery {
  readonly from: number;
  readonly query: string;
}

/** Suggestions that are shown at most. */
const SUGGESTED = 8;
const MENTION_BEFORE_CARET = /(?:^|[\s(])@([^@\n]{0,40})$/u;

/**
 * Returns people with labels of which no two are the same: the name, with the address where others have the same name.
 */
export function withMentionLabels(
  people: readonly { readonly userId: string; readonly name: string | null; readonly email: string }[],
): Mentionable[] {
  const names = people.map(({ name, email }) => name ?? email);
  return people.map(({ userId, email }, index) => {
    const name = names[index] ?? email;
    return { id: userId, label: names.filter((other) => other === name).length > 1 ? `${name} (${email})` : name };
  });
}

/**
 * Adds those whom a note mentions and who are not among the members, so that a change of the note keeps their mentions.
 */
export function insertMention(
  members: readonly Mentionable[],
  mentions: readonly NoteMention[],
  formerLabel: string,
): Mentionable[] {
  const missing = mentions.filter(({ id }) => !members.some((member) => member.id === id));
  const labels = missing.map(({ name }) => name ?? formerLabel);
  const isRepeated = (index: number): boolean => labels.indexOf(labels[index] ?? '') !== index;
  return [
    ...members,
    ...missing.map(({ id }, index) => ({
      id,
      label: `${labels[index] ?? formerLabel}${isRepeated(index) ? ` ${index + 1}` : ''}`,
    })),
  ];
}

/** Returns a stored note as it is written in the field: each mention as @ and the label. */
export const toEditableNote = (text: string, people: readonly Mentionable[]): string =>
  replaceMentions(text, (id) => {
    const person = people.find((each) => each.id === id);
    return person ? `@${person.label}` : mentionOf(id);
  });

/** Returns what was written as it is stored: each @ with a label as a mention. The longest label that fits is meant. */
export function toStoredNote(written: string, people: readonly Mentionable[]): string {
  const byLength = people.toSorted((left, right) => right.label.length - left.label.length);
  let stored = '';
  for (let position = 0; position < written.length;) {
    const person =
      written[position] === '@' ? byLength.find(({ label }) => isLabelAt(written, position + 1, label)) : undefined;
    stored += person ? mentionOf(person.id) : written[position];
    position += person ? person.label.length + 1 : 1;
  }
  return stored;
}

const isLabelAt = (written: string, position: number, label: string): boolean =>
  written.startsWith(label, position) && !/[\p{L}\p{N}]/u.test(written.charAt(position + label.length));

/** Returns the mention that is being written before the caret, or null. */
export function mentionQueryAt(written: string, caret: number): MentionQuery | null {
  const [, query] = MENTION_BEFORE_CARET.exec(written.slice(0, caret)) ?? [];
  return query === undefined ? null : { from: caret - query.length - 1, query };
}

/** Returns the people whose label, or a word of it, begins with what was written. */
export function mentionSuggestions(
  { query: typedQuery }: MentionQuery,
  people: readonly Mentionable[],
): readonly Mentionable[] {
  const query = typedQuery.toLocaleLowerCase();
  const begins = (label: string) => label.startsWith(query) || label.includes(` ${query}`);
  return people.filter(({ label }) => begins(label.toLocaleLowerCase())).slice(0, SUGGESTED);
}
