import { Box } from '@mui/material';
import { useListContext, type RaRecord } from 'ra-core';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { NativeChoice } from './native.controls.tsx';
import { Card } from './record.card.tsx';
import { ChooseAll, useToggle } from './record.choice.tsx';
import type { Column } from './record.columns.ts';
import type { RowProps } from './record.row.hook.ts';

const directions = [
  ['ASC', 'list.ascending'],
  ['DESC', 'list.descending'],
] as const;

/** The order that the heads of a table stand for, as a choice; nothing where there is but one order. */
function Order<R extends RaRecord>({ columns }: { columns: readonly Column<R>[] }): ReactElement | null {
  const text = useText();
  const { sort, setSort } = useListContext<R>();
  const orders = columns.flatMap(({ sort: field, label }) =>
    field ? directions.map(([order, words]) => ({ field, order, label: text(words, { name: label }) })) : [],
  );
  if (orders.length === 0) return null;
  const at = orders.findIndex(({ field, order }) => field === sort.field && order === sort.order);
  const choose = (value: string) => {
    const chosen = orders[Number(value)];
    if (value && chosen) setSort({ field: chosen.field, order: chosen.order });
  };
  const options = orders.map(({ label }, index) => [String(index), label] as const);
  return (
    <NativeChoice
      label={text('list.order')}
      value={at === -1 ? '' : String(at)}
      options={at === -1 ? [['', text('list.usualOrder')], ...options] : options}
      onChoose={choose}
    />
  );
}

type RecordCardsProps<R extends RaRecord> = Pick<RowProps<R>, 'columns' | 'pathOf' | 'choosing'>;

/** The records of the list around it for narrow screens, read without moving sideways: ordered, opened and chosen as in a table. */
export function RecordCards<R extends RaRecord>({ columns, pathOf, choosing }: RecordCardsProps<R>): ReactElement {
  const { data = [] } = useListContext<R>();
  const toggle = useToggle();
  return (
    <>
      <Box sx={headStyle}>
        {choosing && (
          <Box sx={{ ml: -1 }}>
            <ChooseAll />
          </Box>
        )}
        <Order columns={columns} />
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((record) => (
          <Card
            key={record.id}
            record={record}
            columns={columns}
            pathOf={pathOf}
            choosing={choosing}
            onToggle={toggle}
          />
        ))}
      </Box>
    </>
  );
}

const headStyle = {
  display: 'flex',
  alignItems: 'center',
  px: 1.5,
  py: 0.75,
  borderBottom: '1px solid',
  borderColor: 'divider',
  '&:empty': { display: 'none' },
  '& > label': { minWidth: 0 },
} as const;
