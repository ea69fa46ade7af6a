/** What each long text says about itself. */
export interface TextFront {
  title: string;
  description: string;
  version: string;
  /** Day from which this version holds, YYYY-MM-DD. */
  effective: string;
}
