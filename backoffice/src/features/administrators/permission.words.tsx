import { useRecordContext } from 'ra-core';
import type { ReactElement } from 'react';
import { useText, useWord } from '../../i18n/text.hook.ts';

/** What an administrator may do, in words; full administrators hold everything. */
export function PermissionWords(): ReactElement {
  const text = useText();
  const word = useWord();
  const one = useRecordContext<{ id: string; role: string; permissions: string[] }>();
  if (one?.role === 'admin') return <>{text('administrators.everything')}</>;
  return <>{one?.permissions.map((permission) => word('permission', permission)).join(', ')}</>;
}
