import type { ReactNode } from 'react';

/** One of those that are compared. */
export interface Side {
  readonly key: string;
  readonly name: string;
  /** The name with a way to more. */
  readonly link?: ReactNode;
}

/** What they are compared by, with a value for each side. */
export interface SideRow {
  readonly key: string;
  readonly label: string;
  /** A word below the label. */
  readonly remark?: ReactNode;
  readonly values: readonly ReactNode[];
}

/** A comparison: the sides, and row by row what they are compared by. */
export interface SideBySideProps {
  readonly label: string;
  /** The head of the first column. */
  readonly cornerLabel: string;
  readonly sides: readonly Side[];
  readonly rows: readonly SideRow[];
  /** The heading of a row where the sides stand below each other: one level below what is above them. */
  readonly heading?: 'h2' | 'h3' | 'h4';
}
