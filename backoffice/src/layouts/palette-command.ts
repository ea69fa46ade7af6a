/** Something that the palette does: an action of the screen, or the way to a screen or record. */
export interface Command {
  readonly id: string;
  readonly group: string;
  readonly label: string;
  /** What tells it from others of its name. */
  readonly detail?: string | undefined;
  /** Other words by which it is found, which do not show. */
  readonly words?: string | undefined;
  readonly key?: string | undefined;
  readonly run: () => void;
}
