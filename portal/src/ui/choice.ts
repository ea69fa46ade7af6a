/** One value of a filter. */
export interface Choice {
  value: string;
  label: string;
  /** How many results it would leave; unknown when absent. */
  count?: number;
  chosen: boolean;
}
