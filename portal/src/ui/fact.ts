/** One fact about something, in words ready to show. */
export interface Fact {
  label: string;
  value: string;
  /** A second, quieter line. */
  detail?: string;
  strong?: boolean;
  /** ISO 8601 day or instant when the value is one. */
  iso?: string;
}
