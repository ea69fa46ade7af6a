import { useEffect, useState } from 'react';

/** Says whether the form of a setting is open, and opens and closes it. */
export interface SettingDisclosure {
  /** The setting's id in the page, by which an address opens its form. */
  readonly id: string;
  readonly isOpen: boolean;
  /** Whether the form of another setting is open. */
  readonly isOtherOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** Returns the id that the address names; empty when it names none. */
export const idInAddress = (): string => (typeof location === 'undefined' ? '' : location.hash.slice(1));

/**
 * Keeps which setting of a page is open: one at most, at first that which the address names.
 * @returns what the setting with an id needs to show and to change that
 */
export function useOpenSetting(): (id: string) => SettingDisclosure {
  const [openId, setOpenId] = useState(idInAddress);
  useEffect(() => {
    const follow = (): void => setOpenId(idInAddress());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return (id) => ({
    id,
    isOpen: openId === id,
    isOtherOpen: openId !== '' && openId !== id,
    open: () => setOpenId(id),
    close: () => setOpenId((current) => (current === id ? '' : current)),
  });
}
