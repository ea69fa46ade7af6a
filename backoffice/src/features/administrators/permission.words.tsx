import type { Permission } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useText, useWord } from '../../i18n/text.hook.ts';

interface PermissionWordsProps {
  readonly role: string;
  readonly permissions: readonly Permission[];
}

/** What an administrator may do, in words; full administrators hold everything. */
export function PermissionWords({ role, permissions }: PermissionWordsProps): ReactElement {
  const text = useText();
  const word = useWord();
  if (role === 'admin') return <>{text('administrators.everything')}</>;
  return <>{permissions.map((permission) => word('permission', permission)).join(', ')}</>;
}
