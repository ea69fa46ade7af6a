import type { Permission } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';

interface PermissionNamesProps {
  readonly role: string;
  readonly permissions: readonly Permission[];
}

/** What an administrator may do, in words; full administrators hold everything. */
export function PermissionNames({ role, permissions }: PermissionNamesProps): ReactElement {
  const text = useMessages();
  const word = useValueLabel();
  if (role === 'admin') return <>{text('administrators.everything')}</>;
  return <>{permissions.map((permission) => word('permission', permission)).join(', ')}</>;
}
