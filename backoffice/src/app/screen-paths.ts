import { backOfficeScreens } from '@prentice/contract';

export type ScreenName = keyof typeof backOfficeScreens;

/** The address of a screen, with a record's id where it has one. */
export const pathTo = (screen: ScreenName, id?: string | number): string =>
  backOfficeScreens[screen].path.replace(':id', encodeURIComponent(String(id ?? '')));
