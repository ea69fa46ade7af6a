/** One fact about something, in words ready to show. */
export interface Fact {
  label: string;
  value: string;
  /** A second, quieter line. */
  detail?: string | undefined;
  /** A sentence about it, across the whole width of a ledger. */
  note?: string | undefined;
  strong?: boolean;
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
