import { useListContext } from 'ra-core';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { NativeChoice } from '../../ui/list/native.controls.tsx';

const orders = ['dueAt ASC', 'createdAt DESC', 'employerName ASC'] as const;

/** In which order the queue stands; a queue has no heads to sort by. */
export function CaseOrder(): ReactElement {
  const text = useText();
  const { sort, setSort } = useListContext();
  const choose = (value: string) => {
    const [field = 'dueAt', order] = value.split(' ');
    setSort({ field, order: order === 'DESC' ? 'DESC' : 'ASC' });
  };
  return (
    <NativeChoice
      label={text('verification.order')}
      value={`${sort.field} ${sort.order}`}
      options={orders.map((one) => [one, text(`verification.order ${one}`)] as const)}
      onChoose={choose}
    />
  );
}
