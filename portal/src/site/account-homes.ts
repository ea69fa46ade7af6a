import type { Role } from '@prentice/contract';

/** Where each kind of account begins and reads its notifications. The guards of these pages decide about the rest. */
export const accountHomes: Readonly<Record<Role, { readonly home: string; readonly notifications: string }>> = {
  intern: { home: '/dashboard/intern', notifications: '/dashboard/notifications' },
  employer: { home: '/dashboard/employer', notifications: '/dashboard/notifications' },
  /* Where an administrator begins depends on their permissions: the guard of the front page decides. */
  limited_admin: { home: '/', notifications: '/dashboard/admin/notifications' },
  admin: { home: '/', notifications: '/dashboard/admin/notifications' },
};
