import { BulkActionsToolbar, type BulkActionsToolbarProps } from 'react-admin';
import { useListContext } from 'ra-core';
import type { ReactElement } from 'react';

/** What can be done with the selected rows; absent while none is, as react-admin's own only has no height then. */
export function SelectionBar(props: BulkActionsToolbarProps): ReactElement | null {
  const { selectedIds } = useListContext();
  return selectedIds.length > 0 ? <BulkActionsToolbar {...props} /> : null;
}
