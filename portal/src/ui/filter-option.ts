/** One value of a filter as the form offers it. */
export interface FilterOption {
  value: string;
  label: string;
  /** Number of results with this value; unknown when absent. */
  count?: number;
  chosen: boolean;
}
