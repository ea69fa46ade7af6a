import { backOfficePath, type backOfficeScreens } from '@prentice/contract';

export type ScreenName = keyof typeof backOfficeScreens;

/** Returns the address of a screen, with a record's id where it has one. */
export const pathTo = (screen: ScreenName, id?: string | number): string =>
  backOfficePath(screen, encodeURIComponent(String(id ?? '')));

const roots = [
  '/dashboard/admin',
  '/dashboard/employer',
  '/dashboard/interested',
  '/dashboard/intern-profile',
  '/dashboard/hr',
  '/dashboard/profile-setup/profile-setup-employer',
  '/internships/employer',
];

/** Returns whether a path is one of the back office's, known or not; others are the portal's and need a full navigation. */
export const belongsToBackOffice = (path: string): boolean =>
  roots.some((root) => path === root || path.startsWith(`${root}/`));
