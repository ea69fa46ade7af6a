const roots = [
  '/dashboard/admin',
  '/dashboard/employer',
  '/dashboard/interested',
  '/dashboard/intern-profile',
  '/dashboard/hr',
  '/dashboard/profile-setup/profile-setup-employer',
  '/internships/employer',
];

/** Whether a path is one of the back office's, known or not; others are the portal's and need a full navigation. */
export const belongsToBackOffice = (path: string): boolean =>
  roots.some((root) => path === root || path.startsWith(`${root}/`));
