import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';

/** A column of a record table. */
export interface Column<R extends RaRecord> {
  /** Distinguishes the column; the field shown when nothing renders it. */
  readonly name: string;
  readonly label: string;
  /** Sort name of the API; a column without one cannot be sorted by. */
  readonly sort?: string;
  /** Numbers stand right-aligned. */
  readonly isNumeric?: boolean;
  /** Columns of the CSV file that tell the same; the one of its name when it is left out. */
  readonly csvColumns?: readonly string[];
  readonly render?: (record: R) => ReactNode;
  /** Left out where there is room for one column only: what is read of a record once it is open. */
  readonly isWideOnly?: boolean;
  /** Shown there without the name of the column, as what says by itself what it is. */
  readonly isSelfEvident?: boolean;
}

/** The columns that a list can show, and where it is remembered which of them are hidden. */
export interface ColumnSettings {
  readonly columns: readonly {
    readonly name: string;
    readonly label: string;
    readonly csvColumns?: readonly string[];
  }[];
  readonly storeKey: string;
}

/** The columns of a CSV file by the column of the table that tells the same. */
export const csvColumnsOf = (columns: ColumnSettings['columns']): Record<string, readonly string[]> =>
  Object.fromEntries(columns.map(({ name, csvColumns = [name] }) => [name, csvColumns]));

/** The columns that are not hidden, in their order; the first one names the record and always shows. */
export const visibleColumns = <R extends RaRecord>(
  columns: readonly Column<R>[],
  hidden: readonly string[],
): readonly Column<R>[] => columns.filter(({ name }, index) => index === 0 || !hidden.includes(name));

/** What a column shows of a record. */
export function cellOf<R extends RaRecord>(column: Column<R>, record: R): ReactNode {
  if (column.render) return column.render(record);
  const value: unknown = record[column.name];
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
