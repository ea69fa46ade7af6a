/** One fact about something, in words ready to show. */
export interface Fact {
  label: string;
  value: string;
  /** A second, quieter line. */
  detail?: string | undefined;
  /** A sentence about it, across the whole width of a ledger. */
  note?: string | undefined;
  strong?: boolean;
  /** Whether the value says what it is without its label, where there is little room. */
  isPlain?: boolean;
  /** ISO 8601 day or instant when the value is one. */
  iso?: string;
}

/** One value of a filter as the form offers it. */
export interface FilterOption {
  value: string;
  label: string;
  /** Number of results with this value; unknown when absent. */
  count?: number;
  chosen: boolean;
}

/**
 * Divides the values of a filter into those in sight and those behind "Show all", which find nothing. Where nothing
 * else is there, all are in sight; so is what is chosen.
 */
export function foldIdleOptions(options: readonly FilterOption[]): [shown: FilterOption[], idle: FilterOption[]] {
  const isIdle = ({ count, chosen }: FilterOption): boolean => count === 0 && !chosen;
  if (options.every((option) => option.value === '' || isIdle(option))) return [[...options], []];
  return [options.filter((option) => !isIdle(option)), options.filter(isIdle)];
}

/** Returns the chosen values of a filter once one of them is pressed, in their order. */
export const toggledValues = <T extends string>(order: readonly T[], chosen: readonly T[], pressed: string): T[] =>
  order.filter((value) => chosen.includes(value) !== (value === pressed));
