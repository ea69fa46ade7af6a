import type { Role } from '@prentice/contract';

/** Where each kind of account begins. The guards of these pages decide about the rest. */
export const accountHomes: Readonly<Record<Role, string>> = {
  intern: '/dashboard/intern',
  employer: '/dashboard/employer',
  /* Where an administrator begins depends on their permissions: the guard of the front page decides. */
  limited_admin: '/',
  admin: '/',
};
