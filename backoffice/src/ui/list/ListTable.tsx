import { Box, Checkbox, FormControlLabel } from '@mui/material';
import { useListContext, type RaRecord } from 'ra-core';
import { DataTable, type DataTableProps, useTranslate, type DataTableColumnProps } from 'react-admin';
import { Children, isValidElement, useState, type ReactElement, type ReactNode } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { NoMatches } from '../page/EmptyState.tsx';
import { useIsNarrowScreen } from '../page/narrow-screen.hook.ts';
import { RelativeTime } from '../formats/RelativeTime.tsx';
import { StatusChip } from '../formats/StatusChip.tsx';
import { narrowTable } from './narrow-table.ts';
import { NativeSelect } from './NativeControls.tsx';
import { SelectionBar } from './SelectionBar.tsx';

/** Selects all records of the page, or none; those of other pages stay as they are. */
export function SelectPageCheckbox(): ReactElement | null {
  const text = useMessages();
  const { data = [], selectedIds, onSelect } = useListContext();
  if (data.length === 0) return null;
  const ids = data.map(({ id }) => id);
  const chosen = ids.filter((id) => selectedIds.includes(id)).length;
  const others = selectedIds.filter((id) => !ids.includes(id));
  return (
    <FormControlLabel
      sx={{ px: 1, m: 0, minHeight: 44, whiteSpace: 'nowrap' }}
      label={text('list.chooseAllShort')}
      control={
        <Checkbox
          slotProps={{ input: { 'aria-label': text('list.chooseAll') } }}
          checked={chosen === ids.length}
          indeterminate={chosen > 0 && chosen < ids.length}
          onChange={() => onSelect(chosen === ids.length ? others : [...others, ...ids])}
        />
      }
    />
  );
}

interface SortableColumn {
  readonly source: string;
  readonly label: string;
  /** Whether its values are times. */
  readonly instant: boolean;
}

/** Returns the columns among the children of a table by which it can be sorted. */
const sortableColumns = (columns: ReactNode): readonly SortableColumn[] =>
  Children.toArray(columns).flatMap((column) => {
    if (!isValidElement<Partial<SortableColumn> & { disableSort?: boolean }>(column)) return [];
    const { source, label, instant = false, disableSort } = column.props;
    return source && label && !disableSort ? [{ source, label, instant }] : [];
  });

interface SortChoiceProps {
  readonly columns: ReactNode;
  readonly orderLabels: Readonly<Record<string, string>>;
  readonly hidesLabel: boolean;
}

/** Shows what the heads of the columns offer, for cards, which have none. */
function SortChoice({ columns, orderLabels, hidesLabel }: SortChoiceProps): ReactElement | null {
  const text = useMessages();
  const { sort, setSort } = useListContext();
  const current = `${sort.field} ${sort.order}`;
  /* The one that the list begins with may be of no column; no other is named in its place. */
  const [first] = useState(current);
  const orders = sortableColumns(columns).flatMap(({ source, label: column, instant }) => [
    [
      `${source} ASC`,
      orderLabels[source] ?? text(instant ? 'list.oldestFirst' : 'list.ascending', { column }),
    ] as const,
    [`${source} DESC`, text(instant ? 'list.newestFirst' : 'list.descending', { column })] as const,
  ]);
  if (orders.length === 0) return null;
  const choose = (value: string) => {
    const [field = sort.field, order] = value.split(' ');
    setSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' });
  };
  return (
    <NativeSelect
      label={text('list.sortBy')}
      value={current}
      options={orders.some(([order]) => order === first) ? orders : [[first, text('list.usualOrder')], ...orders]}
      hidesLabel={hidesLabel}
      onChoose={choose}
    />
  );
}

interface ListTableProps<R extends RaRecord> extends Omit<
  DataTableProps<R>,
  'bulkActionButtons' | 'bulkActionsToolbar'
> {
  /** What can be done with selected rows; rows can be selected when there is something. */
  readonly bulkActions?: ReactNode;
  /** What the ascending order by a column is called on phones, where more than the values of the column decides. */
  readonly orderLabels?: Readonly<Record<string, string>>;
  /** Whether the order is offered in words where the heads of the columns offer it, too. */
  readonly hasOrderChoice?: boolean;
  /** Shown in the line of the order, such as what the signs of the table mean. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows react-admin's table with our toolbar for selected rows. Its rows are cards where there is room for one column only,
 * with the same elements: what has the focus or is open stays so when the width changes.
 */
export function ListTable<R extends RaRecord>({
  bulkActions,
  orderLabels = {},
  hasOrderChoice = false,
  beside,
  children,
  empty = <NoMatches />,
  ...props
}: ListTableProps<R>): ReactElement {
  const isNarrow = useIsNarrowScreen();
  const canSelect = Boolean(bulkActions);
  return (
    <>
      {(isNarrow || hasOrderChoice) && (
        <Box sx={headStyle}>
          {isNarrow && canSelect && <SelectPageCheckbox />}
          {beside}
          {/* Beside the box that selects all there is no room for more than the orders themselves. */}
          <SortChoice columns={children} orderLabels={orderLabels} hidesLabel={isNarrow && canSelect} />
        </Box>
      )}
      <DataTable<R>
        empty={<Box sx={emptyStyle}>{empty}</Box>}
        role="table"
        sx={tableStyle}
        {...props}
        bulkActionButtons={canSelect}
        bulkActionsToolbar={canSelect ? <SelectionBar>{bulkActions}</SelectionBar> : <></>}
      >
        {children}
      </DataTable>
    </>
  );
}

/* The focus frames the whole row, not each line of a name that wraps. */
const tableStyle = {
  ...narrowTable,
  '& tbody tr:has([data-row-link]:focus-visible)': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '& [data-row-link]:focus-visible': { outline: 'none' },
} as const;

/* As far from the edges of the list as the first column. */
const emptyStyle = { px: 2 } as const;

/* The order gives way: its words are cut off before it takes a line of its own. */
const headStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 1,
  px: 1.5,
  py: 0.5,
  borderBottom: '1px solid',
  borderColor: 'divider',
  '& > *': { minWidth: 0 },
  '& > .MuiFormControlLabel-root': { flex: 'none', px: 0, ml: -1 },
} as const;

interface ListColumnProps<R extends RaRecord> extends DataTableColumnProps<R> {
  readonly source: string;
  readonly label: string;
  /**
   * How its value shows on the card of a narrow screen: as the title, as the button of a menu in the corner beside it,
   * without the name of the column where it says by itself what it is, or not at all; with the name of the column when it
   * is left out.
   */
  readonly card?: 'title' | 'menu' | 'plain' | 'actions' | 'hidden';
  /** Shows the value, which is a code, as one of these words. */
  readonly labelPrefix?: string;
  /** Shows the value, which is a state, as one of these words with the icon of its tone. */
  readonly states?: string;
  /** Shows the value, which is an instant, as people say it. */
  readonly instant?: boolean;
}

/** Returns how a column shows the values that its properties describe; undefined where it shows them itself. */
function useValueRenderer({
  labelPrefix,
  states,
  instant,
}: Pick<ListColumnProps<RaRecord>, 'labelPrefix' | 'states' | 'instant'>) {
  const valueLabel = useValueLabel();
  if (instant) return (value: string | null) => <RelativeTime instant={value} />;
  if (states) return (value: string | null) => value && <StatusChip state={value} labelPrefix={states} />;
  if (labelPrefix) return (value: string | null) => value && valueLabel(labelPrefix, value);
  return undefined;
}

/** Shows a column of react-admin's table, whose rows are cards where there is room for one column only (`narrowTable`). */
export function ListColumn<R extends RaRecord>({
  card,
  labelPrefix,
  states,
  instant,
  ...column
}: ListColumnProps<R>): ReactElement {
  const translate = useTranslate();
  const name = translate(column.label, { _: column.label });
  const show = useValueRenderer({ labelPrefix, states, instant });
  return (
    <DataTable.Col<R>
      {...(show && { render: (record: R) => show(record[column.source]) })}
      {...column}
      data-first={card === 'title' ? true : undefined}
      data-actions={card === 'actions' ? true : undefined}
      data-menu={card === 'menu' ? true : undefined}
      data-wide={card === 'hidden' ? true : undefined}
      data-label={card ? undefined : name}
    />
  );
}
