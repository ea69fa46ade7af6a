import { DataTable, useTranslate, type DataTableColumnProps } from 'react-admin';
import type { RaRecord } from 'ra-core';
import type { ReactElement } from 'react';

interface ListColumnProps<R extends RaRecord> extends DataTableColumnProps<R> {
  readonly label: string;
  /**
   * How its value shows on the card of a narrow screen: as the title, without the name of the column where it says by itself what
   * it is, or not at all; with the name of the column when it is left out.
   */
  readonly card?: 'title' | 'plain' | 'hidden';
}

/** A column of react-admin's table, whose rows are cards where there is room for one column only (`narrowTable`). */
export function ListColumn<R extends RaRecord>({ card, ...column }: ListColumnProps<R>): ReactElement {
  const translate = useTranslate();
  const name = translate(column.label, { _: column.label });
  return (
    <DataTable.Col<R>
      {...column}
      data-first={card === 'title' ? true : undefined}
      data-wide={card === 'hidden' ? true : undefined}
      data-label={card ? undefined : name}
    />
  );
}
