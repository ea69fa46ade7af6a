/** Leaves the application for a page of the portal, with a full navigation. */
export const leaveTo = (path: string): void => window.location.assign(path);
