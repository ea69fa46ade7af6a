import { useListContext } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { NativeChoice } from '../../ui/list/NativeControls.tsx';

const orders = ['dueAt ASC', 'createdAt DESC', 'employerName ASC'] as const;

/** In which order the queue stands; a queue has no heads to sort by. */
export function CaseSortSelect(): ReactElement {
  const text = useMessages();
  const { sort, setSort } = useListContext();
  const choose = (value: string) => {
    const [field = 'dueAt', order] = value.split(' ');
    setSort({ field, order: order === 'DESC' ? 'DESC' : 'ASC' });
  };
  return (
    <NativeChoice
      label={text('verification.order')}
      value={`${sort.field} ${sort.order}`}
      options={orders.map((sortOrder) => [sortOrder, text(`verification.order ${sortOrder}`)] as const)}
      onChoose={choose}
    />
  );
}
