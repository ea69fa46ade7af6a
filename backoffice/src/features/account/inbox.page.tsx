import { DataTable } from 'ra-ui-materialui';
import { ListBase } from 'ra-core';

export default function Inbox() {
  return (
    <ListBase resource="notifications" sort={{ field: 'createdAt', order: 'DESC' }}>
      <DataTable>
        <DataTable.Col source="titleKey" />
      </DataTable>
    </ListBase>
  );
}
