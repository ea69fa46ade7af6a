import type { MessageKey } from '../../i18n/messages.hook.ts';

/** A filter of a list: words to search for, one of several values, or on and off. */
export type ListFilter =
  | { readonly kind: 'search'; readonly source: string; readonly label?: MessageKey }
  | {
      readonly kind: 'choice';
      readonly source: string;
      readonly label: MessageKey;
      readonly values: readonly string[];
      /** The catalogue's prefix of the values. */
      readonly labelPrefix: string;
      /** In sight before somebody asks for it. */
      readonly alwaysOn?: boolean;
    }
  | {
      readonly kind: 'switch';
      readonly source: string;
      readonly label: MessageKey;
      readonly value: unknown;
      readonly alwaysOn?: boolean;
    };

export type FilterValues = Readonly<Record<string, unknown>>;

/** Returns the values with one of them set, or without it when it is empty. */
export function withFilter(values: FilterValues, source: string, value: unknown): Record<string, unknown> {
  const { [source]: _, ...rest } = values;
  return value === undefined || value === '' || value === null ? rest : { ...rest, [source]: value };
}

const canonicalJson = (values: FilterValues): string =>
  JSON.stringify(Object.entries(values).toSorted(([a], [b]) => a.localeCompare(b)));

/** Returns whether both filter the same, whatever the order in which they were set. */
export const isSameFilter = (left: FilterValues, right: FilterValues): boolean =>
  canonicalJson(left) === canonicalJson(right);
